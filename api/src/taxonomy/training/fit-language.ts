import { foldText } from '../../search/analyser/fold-text.ts';
import { TitleVectors } from '../../search/related/title-vectors.ts';
import { vectorFeatures } from '../../search/related/vector-features.ts';
import { packRows, rowBytes, rowOf, type VectorRows, withRowsOf } from '../../search/related/vector-rows.ts';
import { type FittedName, fitNames } from './fit-names.ts';
import { holdOutNames, type LanguageScore, measureLanguages } from './hold-out-names.ts';
import { joinConcepts, type Label } from './join-concepts.ts';
import { withoutLanguages } from './without-languages.ts';

/** All occupations with three names: a fit takes seconds, and more names say more certainly whether it is of use. */
const namesApart = 1_000;
/** Names that hold a feature: one name teaches nothing that others could use. */
const leastHolders = 2;
const usualSteps = 600;
/** More than the head of a file has. */
const headBytes = 1_000;

interface FitLanguageOptions {
  /** A code of ISO 639. */
  language: string;
  /** All lists that the table was trained from, and those of the language. */
  lists: readonly (readonly Label[])[];
  /** Size of the table's file at most. */
  maxBytes: number;
  steps?: number;
}

/**
 * Adds a language to a trained table, whose other rows and occupations stay. What only names of the language hold gets
 * rows by which each name comes close to the names of its occupation in other languages. The language is served if that
 * finds names that were kept apart better than letters. The table that is returned was fitted to these names, too.
 */
export function fitLanguage(
  table: VectorRows,
  { language, lists, maxBytes, steps = usualSteps }: FitLanguageOptions,
): { table: VectorRows; score: LanguageScore } {
  const others = lists.map((list) =>
    list.map((label) => (label.language === language ? label : { ...label, language: undefined })),
  );
  const { kept, apart } = holdOutNames(others, namesApart);
  const fitted = (names: Label[][]) => withFitted(table, names, { language, maxBytes, steps });
  const [score] = measureLanguages(apart, new TitleVectors(fitted(kept)));
  if (score === undefined) throw new Error(`No occupation of the lists has three names in ${language}.`);
  const left = table.languages.filter((one) => one !== language);
  const languages = score.vectors > score.letters ? [...left, language].sort() : left;
  const version = `${table.version.split('+')[0]}+${language}`;
  return { table: { ...fitted(others), languages, version }, score };
}

function withFitted(
  table: VectorRows,
  lists: readonly (readonly Label[])[],
  { language, maxBytes, steps }: Required<Omit<FitLanguageOptions, 'lists'>>,
): VectorRows {
  const base = withoutLanguages(table, lists.flat(), new Set([language]));
  const names = namesToFit(base, lists, language);
  const features = featuresToFit(base, names, roomIn(base, maxBytes));
  const fitted = packRows({ ...base, features: fitNames(names, { features, base, steps }), occupations: [] });
  return withRowsOf(fitted, base);
}

/** Rows that may be added to a table before its file is larger. */
const roomIn = ({ keys, scales, values, dimensions }: VectorRows, maxBytes: number): number => {
  const used = [keys, scales, values].reduce((sum, { byteLength }) => sum + byteLength, headBytes);
  const bytesOfRow = keys.BYTES_PER_ELEMENT + scales.BYTES_PER_ELEMENT + rowBytes(dimensions);
  return Math.max(0, Math.floor((maxBytes - used) / bytesOfRow));
};

/** Names in the language alone, each with the mean of its occupation's names that the table knows. */
function namesToFit(base: VectorRows, lists: readonly (readonly Label[])[], language: string): FittedName[] {
  const vectors = new TitleVectors(base);
  const { own = [], foreign = [] } = Object.groupBy(lists.flat(), (label) =>
    label.language === language ? 'own' : 'foreign',
  );
  const known = new Set(foreign.map(({ title }) => foldText(title)));
  const isOwn = new Set(own.map(({ title }) => foldText(title)).filter((title) => !known.has(title)));
  return joinConcepts(lists).flatMap(({ labels }, occupation) => {
    const { fit = [], given = [] } = Object.groupBy(labels, (label) =>
      isOwn.has(foldText(label)) ? 'fit' : 'given',
    );
    const target = fit.length === 0 ? null : meanOf(given, vectors);
    return target === null
      ? []
      : fit.map((title) => ({ occupation, target, features: vectorFeatures(title) }));
  });
}

/** Null where the table knows no name. */
function meanOf(titles: readonly string[], vectors: TitleVectors): Float32Array | null {
  const sum = new Float32Array(vectors.dimensions);
  for (const title of titles)
    for (const [at, value] of vectors.vectorOf(title)?.entries() ?? []) sum[at] = (sum[at] ?? 0) + value;
  const length = Math.hypot(...sum);
  return length === 0 ? null : sum.map((value) => value / length);
}

/** Features that the table lacks, those that most names hold first. */
function featuresToFit(base: VectorRows, names: readonly FittedName[], most: number): Map<string, number> {
  const holders = new Map<string, number>();
  for (const { features } of names)
    for (const feature of features.keys()) holders.set(feature, (holders.get(feature) ?? 0) + 1);
  return new Map(
    [...holders]
      .filter(([feature, count]) => count >= leastHolders && rowOf(base.keys, feature) < 0)
      .sort(([, one], [, other]) => other - one)
      .slice(0, most),
  );
}
