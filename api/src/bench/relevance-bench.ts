import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from '../app/create-app.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import { createPools, type Db } from '../database/pools.ts';
import { openDependencies } from '../dependencies.ts';
import type { App } from '../http/typed-app.ts';
import { TitleVectors } from '../search/related/title-vectors.ts';
import { readVectors, shippedVectors } from '../search/related/vector-file.ts';
import { readLabelsOf } from '../taxonomy/read-labels-of.ts';
import { ownLabels } from '../taxonomy/training/own-labels.ts';
import { trainMeasured } from '../taxonomy/training/train-vectors.ts';
import { endServerWithUs } from '../testing/servers/end-server-with-us.ts';
import { testConfig } from '../testing/servers/test-config.ts';
import { type JudgedList, judgedLists, storeTitles } from './judged-titles.ts';
import { type MarketOfTitles, measureMarket, readMarkets, storeMarket } from './measure-markets.ts';
import { measure, measureOrder, search } from './measure-relevance.ts';

/**
 * Quality of found titles: mean average precision and precision at 10 of the search over HTTP (injected). The judged
 * titles are those of `../shared/data/relevance`, and our own in `data/titles/judged-titles.csv`: `pnpm bench
 * relevance`. Each judged title is a job without any other word. An answer is what a person reads in order: matches
 * first, then near titles. The order of all titles is printed beside, since the search leaves out unlike ones behind
 * near ones. It is measured by letters alone and with the table that comes with the product. `pnpm bench
 * relevance FILE…` adds the table that an operator trains from these lists on top of it. Tuning uses the queries with
 * odd numbers; the others are held out. Nothing was tuned on our own lists. All 203 German queries are candidates too.
 * 143 of them are not judged relevant to themselves (English: 32 of 105, none). The search ranks the typed title first,
 * which counts as a mistake. "Others" is the measure without these.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Paths are relative to the caller's folder. */
const files = process.argv.slice(2).map((name) => resolve(process.env.INIT_CWD ?? process.cwd(), name));

interface State {
  name: string;
  shipped: string | null;
  dataFolder: string;
}

const folderOf = (name: string) => join(tmpdir(), 'jobharbor-relevance', name);
const states: readonly State[] = [
  { name: 'letters alone', shipped: null, dataFolder: folderOf('empty') },
  { name: 'the table of the product', shipped: shippedVectors, dataFolder: folderOf('empty') },
  ...(files.length === 0
    ? []
    : [
        {
          name: `with ${files.map((file) => basename(file)).join(' and ')}`,
          shipped: null,
          dataFolder: folderOf('operator'),
        },
      ]),
];

/** Trains an operator's table, which takes minutes; cached for the next run. */
async function trainOperatorsTable(): Promise<void> {
  if (files.length === 0) return;
  const lists = await Promise.all(files.map((file) => readLabelsOf(file)));
  await trainMeasured({
    dataFolder: folderOf('operator'),
    lists: [lists.flat()],
    beside: ownLabels(),
    source: 'taxonomy',
    base: await readVectors(shippedVectors),
    onStep: (step, steps) => step % 100 === 0 && print(`training: ${step} of ${steps}`),
  });
}

/** Polls until the background job has indexed the titles. */
async function waitUntilLearnt(app: App, { queries }: JudgedList): Promise<void> {
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
  { dataFolder, shipped: table }: Omit<State, 'name'>,
  work: (app: App, db: Db) => Promise<Result>,
): Promise<Result> {
  const { dependencies, close } = await openDependencies({
    connectionString,
    config: { ...testConfig, dataFolder, shippedVectors: table },
  });
  const app = await createApp(dependencies);
  try {
    return await work(app, dependencies.db);
  } finally {
    await app.close();
    await close();
  }
}

async function measureList(connectionString: string, judged: JudgedList): Promise<void> {
  const plain = { dataFolder: folderOf('empty'), shipped: null };
  const judgedTitles = await withApi(connectionString, plain, (_app, db) => storeTitles(db, judged));
  for (const [name, map] of Object.entries(judged.baselines))
    print(`${judged.name}  MAP ${map.toFixed(3)}                            ${name}`);
  for (const state of states) {
    const { map, others, top, best } = await withApi(connectionString, state, async (app) => {
      await waitUntilLearnt(app, judged);
      return measure(app, judged, judgedTitles);
    });
    const halves = `MAP ${map.tuned.toFixed(3)} tuned on, ${map.apart.toFixed(3)} kept apart`;
    const ofOthers = `(others ${others.tuned.toFixed(3)}, ${others.apart.toFixed(3)})`;
    const first = `P@10 ${top.toFixed(3)} where ${best.toFixed(3)} is the best, of what is there ${(top / best).toFixed(3)}`;
    print(`${judged.name}  ${halves} ${ofOthers}  ${first}  our search, ${state.name}`);
  }
  const order = measureOrder(judged, new TitleVectors(await readVectors(shippedVectors)));
  print(
    `${judged.name}  MAP ${order.tuned.toFixed(3)} tuned on, ${order.apart.toFixed(3)} kept apart  the order of all titles with the table of the product, none left out`,
  );
  await withApi(connectionString, plain, async (_app, db) => {
    await db.deleteFrom('search_documents').execute();
    await db.deleteFrom('job_titles').execute();
    await db.deleteFrom('search_words').execute();
    await db.deleteFrom('jobs').execute();
  });
}

/** Advertisements of a market with places and texts, with the table of the product. */
async function printMarket(connectionString: string, key: string, market: MarketOfTitles): Promise<void> {
  const state = { dataFolder: folderOf('empty'), shipped: shippedVectors };
  await withApi(connectionString, state, async (app, db) => {
    const kinds = await storeMarket(db, key, market);
    const isLearnt = () => delay(100).then(() => measureMarket(app, key, market, kinds));
    // The first searches load the titles in the background.
    let found = await isLearnt();
    for (let before = -1; found.precision > before; ) {
      before = found.precision;
      found = await isLearnt();
    }
    const top = `P@10 ${found.top.toFixed(3)} where ${found.best.toFixed(3)} is the best`;
    print(`${key} (market)  ${top}, of what is there ${found.precision.toFixed(3)}`);
    for (const line of found.poor) print(`    ${line}`);
  });
}

const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-relevance-'));
endServerWithUs(dataFolder);
const server = await startEmbeddedServer({ dataFolder });
try {
  const pools = createPools({ connectionString: server.connectionString, max: 1, searchMax: 1 });
  await migrate(pools.db);
  await pools.close();
  await trainOperatorsTable();
  for (const judged of await judgedLists(print)) await measureList(server.connectionString, judged);
  for (const [key, market] of Object.entries(await readMarkets()))
    await printMarket(server.connectionString, key, market);
} finally {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
