import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { listCell, readCsv } from '../data-files/read-data.ts';
import { TitleIndex } from '../search/related/title-index.ts';
import { TitleVectors } from '../search/related/title-vectors.ts';
import { readVectors, shippedVectors, vectorFile } from '../search/related/vector-file.ts';
import { readLabelsOf } from '../taxonomy/read-labels-of.ts';
import { averagePrecision } from '../taxonomy/training/hold-out-names.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainMeasured } from '../taxonomy/training/train-vectors.ts';
import { print } from './times.ts';

/**
 * Mean average precision of near titles in each language: `pnpm bench languages FILE…`, with ESCO's `occupations.csv`
 * files. Searches are those of the demonstration's `searches.csv`. Candidates are the titles of all its occupations in
 * that language. A title is relevant if its occupation is the expected one. Neither trains a table. By letters alone,
 * with the table of the product, and with one that is trained from the files on top of it.
 */
const data = join(import.meta.dirname, '../../../demo/data');

const searches = readCsv(
  join(data, 'searches.csv'),
  z.object({ language: z.string(), query: z.string(), occupations: listCell }),
);

const occupations = z.record(z.string(), z.object({ titles: z.array(z.string()) }));

interface Candidate {
  title: string;
  occupation: string;
}

const candidatesIn = (language: LanguageTag): Candidate[] =>
  Object.entries(
    occupations.parse(JSON.parse(readFileSync(join(data, 'texts', language, 'occupations.json'), 'utf8'))),
  ).flatMap(([occupation, { titles }]) => titles.map((title) => ({ title, occupation })));

async function train(files: readonly string[]): Promise<TitleVectors> {
  const dataFolder = join(tmpdir(), 'jobharbor-languages');
  const lists = await Promise.all(files.map((file) => readLabelsOf(file)));
  await trainMeasured({
    dataFolder,
    lists: [lists.flat()],
    beside: ownLabels(),
    source: 'taxonomy',
    base: await readVectors(shippedVectors),
    onStep: (step, steps) => step % 100 === 0 && print(`training: ${step} of ${steps}`),
  });
  return new TitleVectors(await readVectors(vectorFile(dataFolder)));
}

/** As many as there are: who reads on meets them all. */
const nearness = { least: 0.05, most: 500, keepsRareWord: true };

function measure(language: LanguageTag, vectors: TitleVectors | null): string {
  const candidates = candidatesIn(language);
  const index = new TitleIndex({ vectors });
  for (const [number, { title }] of candidates.entries()) index.add(number, title);
  const own = searches.filter((search) => search.language === language);
  const precisions = own.map(({ query, occupations: meant }) => {
    const isRight = (id: number) => meant.includes(candidates[id]?.occupation ?? '');
    return averagePrecision(
      index.near(query, nearness).map(({ id }) => isRight(id)),
      candidates.filter((_, id) => isRight(id)).length,
    );
  });
  const map = precisions.reduce((sum, precision) => sum + precision, 0) / precisions.length;
  return `${language} ${map.toFixed(3)}`;
}

const files = process.argv.slice(2);
const states: [name: string, vectors: TitleVectors | null][] = [
  ['letters alone', null],
  ['the product', new TitleVectors(await readVectors(shippedVectors))],
  ...(files.length > 0 ? [['these files', await train(files)] satisfies [string, TitleVectors]] : []),
];
for (const [name, vectors] of states)
  print(`${name.padEnd(14)} MAP  ${languages.map(({ value }) => measure(value, vectors)).join('  ')}`);
