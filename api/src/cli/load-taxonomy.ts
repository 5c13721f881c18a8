import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPools } from '../database/pools.ts';
import { readVectors, shippedVectors } from '../search/related/vector-file.ts';
import { readLabels } from '../taxonomy/read-labels.ts';
import { readOccupations } from '../taxonomy/read-occupations.ts';
import { storeOccupationTitles } from '../taxonomy/store-occupation-titles.ts';
import type { Label } from '../taxonomy/training/join-concepts.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainMeasured } from '../taxonomy/training/train-vectors.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: pnpm taxonomy:load [FILE…]

  FILE   a list of occupations: occupations.csv as ESCO publishes it, in any language, or the German Klassifikation der
         Berufe with explanations (CSV) as the Bundesagentur für Arbeit does; loaded again, the same path replaces what
         it said before

A search that finds few jobs goes on with those of the same line of work, whatever their titles share with it. The
product comes with a table of title vectors. From all loaded lists another one is trained on top of it: some minutes on
one core. It is measured in each language of the lists, and used for those in which it is better than letters. Stopped in
the middle, the same command goes on where it was; without FILE it trains alone.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<void> {
  // pnpm runs a script in the package's folder; paths are relative to the caller's.
  const paths = positionals.map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));
  for (const path of paths) {
    await access(path, constants.R_OK).catch(() => {
      throw new Error(`${path} is not there, or may not be read.`);
    });
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const pools = createPools({ connectionString: database.connectionString, max: 1, searchMax: 1 });
  try {
    for (const path of paths) {
      const count = await storeOccupationTitles(pools.db, path, readOccupations(path));
      console.log(`${path}: ${count} titles of occupations`);
    }
    await train(config.dataFolder, await readLabels(pools.db));
  } finally {
    await pools.close();
    await database.close();
  }
}

async function train(dataFolder: string, labels: Label[]): Promise<void> {
  if (labels.length === 0) {
    console.log('No list is loaded: titles are compared by the table that comes with the product.');
    return;
  }
  const started = performance.now();
  const scores = await trainMeasured({
    dataFolder,
    lists: [labels],
    beside: ownLabels(),
    source: 'taxonomy',
    base: await readVectors(shippedVectors),
    onStep(step, steps) {
      if (step % 50 !== 0 && step !== steps) return;
      const seconds = Math.round((performance.now() - started) / 1_000);
      console.log(`Vectors of titles: step ${step} of ${steps}, ${seconds} s`);
    },
  });
  if (scores === null) {
    console.log('Vectors of titles: those of these lists are there already');
    return;
  }
  for (const { language, letters, vectors } of scores) console.log(sentenceOf(language, letters, vectors));
  console.log('Vectors of titles: trained; running API processes use them after some seconds');
}

const sentenceOf = (language: string, letters: number, vectors: number): string => {
  const measured = `precision ${vectors.toFixed(3)} on names kept apart, by letters ${letters.toFixed(3)}`;
  return `${language}: ${measured}${vectors > letters ? '' : '; the names of this language are left out'}`;
};

await runCommand(values.help, usage, main);
