import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVectors, shippedVectors, vectorFile, writeVectors } from '../search/related/vector-file.ts';
import { readLabelsOf } from '../taxonomy/read-labels-of.ts';
import { fitLanguage } from '../taxonomy/training/fit-language.ts';
import { holdOutNames, type LanguageScore } from '../taxonomy/training/hold-out-names.ts';
import type { Label } from '../taxonomy/training/join-concepts.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainMeasured } from '../taxonomy/training/train-vectors.ts';
import { withinBytes } from '../taxonomy/training/within-bytes.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: pnpm titles:train [--add LANGUAGE | --on-top STEPS] FILE…

  FILE    a list of occupations, as for pnpm taxonomy:load
  --add   add one language (ar) to the present table in a minute. What fewest names of the others hold goes where 8 MB
          do not suffice. Name the lists that the table was trained from, too
  --on-top  go on from the present table in so many steps: for lists that have grown

Trains the table of title vectors that comes with the product, from these lists and the names of our own in
api/data/titles. api/data/titles/README.md says which lists, and under which licences.`;

const maxBytes = 8_000_000;
/** Room for the features of an added language: those of the others that fewest names hold go. */
const bytesOfLanguage = 700_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { add: { type: 'string' }, 'on-top': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<void> {
  const paths = positionals.map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));
  const read = await Promise.all(paths.map((path) => readLabelsOf(path)));
  // ESCO's files share their occupations: they are one list.
  const lists = [read.flat(), ...ownLabels()];
  const onTop = values['on-top'] === undefined ? undefined : Number(values['on-top']);
  if (onTop !== undefined && !(Number.isSafeInteger(onTop) && onTop > 0))
    throw new Error(`--on-top must be a whole number of steps above zero, not "${values['on-top']}".`);
  const scores =
    values.add === undefined ? await trainAll(lists, onTop) : [await addLanguage(lists, values.add)];
  const { size } = await stat(shippedVectors);
  console.log(`${shippedVectors}: ${size} bytes`);
  for (const { language, letters, vectors } of scores)
    console.log(`${language}  MAP by letters ${letters.toFixed(3)}, with the table ${vectors.toFixed(3)}`);
}

/** Other random numbers than those of the table below. */
const planOnTop = { batch: 512, seed: 2 } as const;

async function trainAll(lists: Label[][], steps?: number): Promise<LanguageScore[]> {
  const base = steps === undefined ? null : await readVectors(shippedVectors);
  // The folder is always the same, so that an interrupted training resumes from its checkpoint.
  const dataFolder = join(tmpdir(), 'jobharbor-titles');
  const scores = await trainMeasured({
    dataFolder,
    lists,
    source: 'taxonomy',
    base,
    ...(steps !== undefined && base && { plan: { ...planOnTop, steps, dimensions: base.dimensions } }),
    onStep: (step, steps) => step % 50 === 0 && console.log(`Title vectors: step ${step} of ${steps}`),
  });
  const { kept } = holdOutNames(lists);
  const table = withinBytes(await readVectors(vectorFile(dataFolder)), kept.flat(), maxBytes);
  await writeVectors(shippedVectors, table);
  await rm(dataFolder, { recursive: true });
  return scores ?? [];
}

async function addLanguage(lists: Label[][], language: string): Promise<LanguageScore> {
  const others = lists.flat().filter((label) => label.language !== language);
  const base = withinBytes(await readVectors(shippedVectors), others, maxBytes - bytesOfLanguage);
  const { table, score } = fitLanguage(base, { language, lists, maxBytes });
  await writeVectors(shippedVectors, table);
  return score;
}

await runCommand(values.help, usage, main);
