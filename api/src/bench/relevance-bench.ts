import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from '../app/create-app.ts';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/pools.ts';
import { openDependencies } from '../dependencies.ts';
import type { App } from '../http/typed-app.ts';
import { readLabels } from '../taxonomy/read-labels.ts';
import { readOccupations } from '../taxonomy/read-occupations.ts';
import { storeOccupationTitles } from '../taxonomy/store-occupation-titles.ts';
import { joinConcepts } from '../taxonomy/training/join-concepts.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainVectors } from '../taxonomy/training/train-vectors.ts';
import { testConfig } from '../testing/test-config.ts';
import {
  baselines,
  hasJudgedTitles,
  type JudgedLanguage,
  readQueries,
  storeTitles,
} from './judged-titles.ts';
import { measure, search } from './measure-relevance.ts';

/**
 * Quality of found titles: mean average precision and precision at 10 of the search over HTTP (injected) on judged
 * titles of `../shared/data/relevance`: `pnpm bench relevance`. Each judged title is a job without any other word; an
 * answer is what a person meets who reads on, matches first, near titles after them. It is measured by letters alone,
 * with vectors of our own lists, and with vectors of ESCO in English, Spanish and German. `pnpm bench relevance FILE…`
 * adds further lists in the formats of `pnpm taxonomy:load`. Tuning uses the queries with odd numbers; the others are
 * held out. All 203 German queries are candidates too. 143 of them are not judged relevant to themselves (English: 32
 * of 105, none). The search ranks the typed title first, which counts as a mistake. "Others" is the measure without
 * these.
 */
const esco = join(import.meta.dirname, '../../../../shared/data/taxonomy/esco');

const print = (line: string) => process.stdout.write(`${line}\n`);

const escoFiles = ['en', 'es', 'de'].map((language) => join(esco, language, 'occupations.csv'));

/** Paths are relative to the caller's folder. */
const furtherFiles = process.argv
  .slice(2)
  .map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));

/** Similarity of titles, and the folder with its table of vectors. */
type State =
  | 'letters alone'
  | 'vectors of our own lists'
  | 'vectors of ESCO'
  | `vectors of ESCO and ${string}`;
const states: readonly State[] = [
  'letters alone',
  'vectors of our own lists',
  'vectors of ESCO',
  ...(furtherFiles.length === 0
    ? []
    : [`vectors of ESCO and ${furtherFiles.map((file) => basename(file)).join(' and ')}` as const]),
];
const filesOf = (state: State): string[] => {
  if (!state.startsWith('vectors of ESCO')) return [];
  return state === 'vectors of ESCO' ? escoFiles : [...escoFiles, ...furtherFiles];
};
const folderOf = (state: State) => join(tmpdir(), 'jobharbor-relevance', state.replaceAll(' ', '-'));

/** Trains the vectors of a state, which takes minutes for ESCO; cached for the next run. */
async function train(db: Db, state: State): Promise<void> {
  if (state === 'letters alone') return;
  const files = filesOf(state);
  for (const file of files) await storeOccupationTitles(db, file, readOccupations(file));
  await trainVectors({
    dataFolder: folderOf(state),
    concepts: joinConcepts([await readLabels(db), ...ownLabels()]),
    source: files.length === 0 ? 'lists' : 'taxonomy',
    onStep: (step, steps) => step % 100 === 0 && print(`training with ${state}: ${step} of ${steps}`),
  });
}

/** Polls until the background job has indexed the titles. */
async function waitUntilLearnt(app: App, language: JudgedLanguage): Promise<void> {
  const queries = await readQueries(language);
  const isLearnt = async () => {
    for (const { text } of queries.slice(0, 10))
      if (((await search(app, text, 1)).related?.length ?? 0) > 0) return true;
    return false;
  };
  while (!(await isLearnt())) await delay(100);
}

/** Runs `work` against a freshly started API, since learnt titles are cached. */
async function withApi<Result>(
  connectionString: string,
  state: State,
  work: (app: App, db: Db) => Promise<Result>,
): Promise<Result> {
  const dataFolder = folderOf(state);
  const { dependencies, close } = await openDependencies({
    connectionString,
    config: { ...testConfig, dataFolder },
  });
  const app = await createApp(dependencies);
  try {
    return await work(app, dependencies.db);
  } finally {
    await app.close();
    await close();
  }
}

async function measureLanguage(connectionString: string, language: JudgedLanguage): Promise<void> {
  const first = 'letters alone';
  const judgedTitles = await withApi(connectionString, first, (_app, db) => storeTitles(db, language));
  for (const [name, map] of Object.entries(baselines[language]))
    print(`${language}  MAP ${map.toFixed(3)}                            ${name}`);
  for (const state of states) {
    await withApi(connectionString, first, (_app, db) => train(db, state));
    const { map, others, top } = await withApi(connectionString, state, async (app) => {
      await waitUntilLearnt(app, language);
      return measure(app, language, judgedTitles);
    });
    const halves = `MAP ${map.tuned.toFixed(3)} tuned on, ${map.apart.toFixed(3)} kept apart`;
    const ofOthers = `(others ${others.tuned.toFixed(3)}, ${others.apart.toFixed(3)})`;
    print(`${language}  ${halves} ${ofOthers}  P@10 ${top.toFixed(3)}  our search, ${state}`);
  }
  await withApi(connectionString, first, async (_app, db) => {
    await db.deleteFrom('search_documents').execute();
    await db.deleteFrom('job_titles').execute();
    await db.deleteFrom('search_words').execute();
    await db.deleteFrom('occupation_titles').execute();
    await db.deleteFrom('jobs').execute();
  });
}

if (!hasJudgedTitles || !existsSync(esco))
  print(`The judged titles or ${esco} are absent: nothing is judged here.`);
else {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-relevance-'));
  const server = await startEmbeddedServer({ dataFolder });
  const { dependencies, close } = await openDependencies({
    connectionString: server.connectionString,
    config: { ...testConfig, dataFolder },
  });
  await migrate(dependencies.db);
  await close();
  try {
    for (const language of ['en', 'de'] as const) await measureLanguage(server.connectionString, language);
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
