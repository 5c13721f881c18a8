import { copyFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVectors, shippedVectors, vectorFile, writeVectors } from '../search/related/vector-file.ts';
import { readLabelsOf } from '../taxonomy/read-labels-of.ts';
import { fitLanguage } from '../taxonomy/training/fit-language.ts';
import type { LanguageScore } from '../taxonomy/training/hold-out-names.ts';
import type { Label } from '../taxonomy/training/join-concepts.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainMeasured } from '../taxonomy/training/train-vectors.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: pnpm titles:train [--add LANGUAGE] FILE…

  FILE    a list of occupations, as for pnpm taxonomy:load
  --add   add one language (ar) to the present table, whose other rows stay: seconds instead of minutes. Name the lists
          that the table was trained from, too

Trains the table of title vectors that comes with the product, from these lists and the names of our own in
api/data/titles. api/data/titles/README.md says which lists, and under which licences.`;

const maxBytes = 8_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { add: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<void> {
  const paths = positionals.map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));
  const read = await Promise.all(paths.map((path) => readLabelsOf(path)));
  // ESCO's files share their occupations: they are one list.
  const lists = [read.flat(), ...ownLabels()];
  const scores = values.add === undefined ? await trainAll(lists) : [await addLanguage(lists, values.add)];
  const { size } = await stat(shippedVectors);
  console.log(`${shippedVectors}: ${size} bytes`);
  for (const { language, letters, vectors } of scores)
    console.log(`${language}  MAP by letters ${letters.toFixed(3)}, with the table ${vectors.toFixed(3)}`);
}

async function trainAll(lists: Label[][]): Promise<LanguageScore[]> {
  // The folder is always the same, so that an interrupted training resumes from its checkpoint.
  const dataFolder = join(tmpdir(), 'jobharbor-titles');
  const scores = await trainMeasured({
    dataFolder,
    lists,
    source: 'taxonomy',
    onStep: (step, steps) => step % 50 === 0 && console.log(`Title vectors: step ${step} of ${steps}`),
  });
  const { size } = await stat(vectorFile(dataFolder));
  if (size > maxBytes) throw new Error(`The table has ${size} bytes, more than ${maxBytes}.`);
  await copyFile(vectorFile(dataFolder), shippedVectors);
  await rm(dataFolder, { recursive: true });
  return scores ?? [];
}

async function addLanguage(lists: Label[][], language: string): Promise<LanguageScore> {
  const { table, score } = fitLanguage(await readVectors(shippedVectors), { language, lists, maxBytes });
  await writeVectors(shippedVectors, table);
  return score;
}

await runCommand(values.help, usage, main);
