import { foldText } from '../../search/analyser/fold-text.ts';
import { TitleIndex } from '../../search/related/title-index.ts';
import type { TitleVectors } from '../../search/related/title-vectors.ts';
import type { Label } from './join-concepts.ts';
import { seededRandom } from './seeded-random.ts';

/** Names of each language that are kept apart, one of an occupation; and occupations that they are told from. */
const namesApart = 40;
const otherOccupations = 300;
/** An occupation is asked for by one of its names where two others can be found. */
const leastNames = 3;
const nearness = { least: 0.05, most: 500 } as const;

/** A name that is not trained with, and the names in its language that it is looked for among. */
interface LanguageApart {
  language: string;
  asked: { title: string; concept: string }[];
  candidates: Label[];
}

export interface LanguageScore {
  language: string;
  /** Mean average precision by letters alone, and with the table. */
  letters: number;
  vectors: number;
}

/** Takes some names of each language out of the lists, so that a table can be measured on what it was not trained with. */
export function holdOutNames(
  lists: readonly (readonly Label[])[],
  most: number = namesApart,
): {
  kept: Label[][];
  apart: LanguageApart[];
} {
  const random = seededRandom(1);
  const apart = [...Map.groupBy(lists.flat(), ({ language }) => language)].flatMap(([language, labels]) =>
    language === undefined ? [] : [apartOf(labels, { language, most, random })],
  );
  const asked = new Set(apart.flatMap((one) => one.asked.map(({ title }) => foldText(title))));
  const isKept = ({ title }: Label) => !asked.has(foldText(title));
  return {
    kept: lists.map((list) => list.filter(isKept)),
    apart: apart.map((one) => ({ ...one, candidates: one.candidates.filter(isKept) })),
  };
}

function apartOf(
  labels: readonly Label[],
  { language, most, random }: { language: string; most: number; random: () => number },
): LanguageApart {
  const occupations = [...Map.groupBy(labels, ({ concept }) => concept)]
    .filter(([, names]) => new Set(names.map(({ title }) => foldText(title))).size >= leastNames)
    .map((occupation) => [random(), occupation] as const)
    .sort(([one], [other]) => one - other)
    .map(([, occupation]) => occupation);
  const asked = occupations.slice(0, most).map(([concept, names]) => ({
    concept,
    title: names[Math.floor(random() * names.length)]?.title ?? '',
  }));
  return {
    language,
    asked,
    candidates: occupations.slice(0, otherOccupations).flatMap(([, names]) => names),
  };
}

/** How well each language's names find the others of their occupation, by letters alone and with the table. */
export const measureLanguages = (apart: readonly LanguageApart[], vectors: TitleVectors): LanguageScore[] =>
  apart
    .filter(({ asked }) => asked.length > 0)
    .map((one) => ({
      language: one.language,
      letters: precisionOf(one, null),
      vectors: precisionOf(one, vectors),
    }));

function precisionOf({ asked, candidates }: LanguageApart, vectors: TitleVectors | null): number {
  const index = new TitleIndex({ vectors });
  for (const [number, { title }] of candidates.entries()) index.add(number, title);
  const precisions = asked.map(({ title, concept }) =>
    averagePrecision(
      index.near(title, nearness).map(({ id }) => candidates[id]?.concept === concept),
      candidates.filter((one) => one.concept === concept).length,
    ),
  );
  return precisions.reduce((sum, one) => sum + one, 0) / precisions.length;
}

/** Mean of the precisions at each hit, of a list of which `wanted` should be hits. */
export function averagePrecision(hits: readonly boolean[], wanted: number): number {
  let met = 0;
  let precision = 0;
  for (const [index, isHit] of hits.entries()) {
    if (!isHit) continue;
    met += 1;
    precision += met / (index + 1);
  }
  return wanted === 0 ? 0 : precision / wanted;
}
