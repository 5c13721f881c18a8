import { setTimeout as delay } from 'node:timers/promises';
import { searchAcross } from '@jobharbor/shared/calls/job/search-across';
import { type CountryKey, countryByKey, jobQuery, languageByTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setJobStatus, upsertJobs } from '../../intake/job-intake.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { createRandomMarket } from '../../testing/search/random-market.ts';
import { searchLanguageCases, searchSynonymCases } from '../../testing/search/search-cases.ts';
import {
  type OpenSearchCluster,
  startOpenSearch,
  withoutOpenSearch,
} from '../../testing/servers/opensearch-server.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { readAcross } from '../across/across-conditions.ts';
import { remoteIds } from '../across/across-listings.ts';
import type { JobSearch } from '../job-search.ts';
import { findMatchesAcross as findInDatabase } from '../postgres/find-matches-across.ts';
import { createPostgresEngine } from '../postgres/postgres-engine.ts';
import { createJobSearch } from '../recovery/create-job-search.ts';
import { shippedVectors } from '../related/vector-file.ts';
import { connectOpenSearch } from './connection/connect-opensearch.ts';
import { compareIndex } from './feed/compare-index.ts';
import { createIndex, deleteIncomplete, findIndices } from './feed/indices.ts';
import { rebuildIndex } from './feed/repair-index.ts';
import { storeDocuments } from './feed/store-documents.ts';
import { findMatchesAcross } from './find-matches-across.ts';
import { aliasOf, newIndexOf, ownAliasOf } from './index-format.ts';
import { readDocuments } from './job-document.ts';
import { termsOf } from './query/dsl.ts';

const reason = withoutOpenSearch();
if (reason !== null) process.stdout.write(`OpenSearch is not tried: ${reason}.\n`);

const now = new Date('2026-11-20T12:00:00Z');
/** For slow machines. */
const patience = { timeout: 300_000, interval: 100 };

describe.runIf(reason === null)('with OpenSearch', { timeout: 600_000 }, () => {
  let cluster: OpenSearchCluster;
  let api: TestApi;
  let exact: JobSearch;
  let companyIds: number[] = [];
  let ids: number[] = [];
  const { draft, expectSameAnswers } = createRandomMarket(now, () => companyIds);

  const find = (search: JobSearch, country: CountryKey, query: object = {}) =>
    search.search({ country, query: jobQuery.parse(query) });
  /** Waits until both engines know the same jobs of a country. */
  const untilStored = (country: CountryKey) =>
    vi.waitFor(async () => {
      const { total } = await find(exact, country);
      expect((await find(api.dependencies.search, country)).total).toBe(total);
    }, patience);

  beforeAll(async () => {
    cluster = await startOpenSearch(3);
    const openSearch = { urls: cluster.urls, prefix: 'test' };
    api = await createTestApi({ now, config: { openSearch, shippedVectors } });
    const { db, searchDb, clock, vectors } = api.dependencies;
    const engine = createPostgresEngine({ db: searchDb, writeDb: db, clock, vectors });
    exact = createJobSearch({ engine, clock });
    const drafts = Array.from({ length: 300 }, () => draft());
    ids = (await upsertJobs(db, drafts, { now: new Date(now.getTime() - 60_000) })).ids;
    companyIds = (await db.selectFrom('companies').select('id').orderBy('id').execute()).map(({ id }) => id);
    await untilStored('my');
  }, 600_000);
  afterAll(async () => {
    await api?.close();
    await cluster?.stop();
  });

  it('finds the same jobs in the same order, and the same numbers, as the database', async () => {
    await expectSameAnswers(30, api.dependencies.search, exact);
  });

  it('finds the same as the database in each language', async () => {
    const { db } = api.dependencies;
    const cases = [
      ...searchLanguageCases.map((one) => ({ ...one, jobs: Object.values(one.jobs) })),
      ...searchSynonymCases.map((one) => ({ ...one, jobs: one.titles.map((title) => [title]) })),
    ];
    for (const { country, language, jobs } of cases) {
      const drafts = jobs.map(([title = '', descriptionHtml = '', ...skills]) =>
        aJobDraft({ countryKey: country, language, title, descriptionHtml, skills }),
      );
      await upsertJobs(db, drafts, { now });
    }
    for (const { country } of cases) await untilStored(country);
    for (const { country, finds } of cases) {
      // A part of them: both engines read the same parsed words, and each search costs time.
      for (const [query] of finds.filter((_, index) => index % 4 === 0)) {
        const [found, expected] = await Promise.all(
          [api.dependencies.search, exact].map((search) => find(search, country, { query })),
        );
        expect(found, `${country} ${query}`).toEqual(expected);
      }
    }
  });

  it('finds within seconds what came, changed, closed or moved to another country', async () => {
    const { db, search } = api.dependencies;
    const total = async (country: CountryKey, query: string) =>
      (await find(search, country, { query })).total;
    const moving = draft({ title: 'Beekeeper', validThrough: null });
    const { ids: moved } = await upsertJobs(db, [moving, draft({ title: 'Florist', validThrough: null })], {
      now,
    });
    const becomes = (query: string, expected: number, country: CountryKey = 'my') =>
      vi.waitFor(async () => expect(await total(country, query)).toBe(expected), patience);
    await becomes('beekeeper', 1);
    await upsertJobs(db, [{ ...moving, title: 'Falconer' }], { now });
    await becomes('falconer', 1);
    await upsertJobs(db, [{ ...moving, title: 'Falconer', countryKey: 'th' }], { now });
    await becomes('falconer', 0);
    // The two indices do not change at one moment.
    await becomes('falconer', 1, 'th');
    await setJobStatus(db, moved[1] ?? 0, 'closed', now);
    await becomes('florist', 0);
  });

  it('finds what a process missed by comparing, and an index that is built anew has all jobs', async () => {
    const { db } = api.dependencies;
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const indexOf = async () => (await findIndices(server)).get('my') ?? '';
    const compare = async () => compareIndex(db, server, { country: 'my', index: await indexOf() });
    await vi.waitFor(async () => expect((await compare()).different).toEqual([]), patience);
    // Without an event, as if it was lost.
    const [changed = 0, gone = 0] = ids.slice(10);
    await sql`update search_documents set salary_high = 1 where job_id = ${changed}`.execute(db);
    await sql`delete from search_documents where job_id = ${gone}`.execute(db);
    expect((await compare()).different.sort()).toEqual([changed, gone].sort());
    const before = await indexOf();
    const between = vi.fn(async () => {});
    const { jobs, different } = await rebuildIndex({ db, server, warn: expect.unreachable, between }, 'my');
    expect(between).toHaveBeenCalled();
    expect({ jobs: jobs > 250, different }).toEqual({ jobs: true, different: [] });
    expect(await indexOf()).not.toBe(before);
    expect((await compare()).different).toEqual([]);
    await server.close();
  });

  it('stores nothing in an index that another process deleted, and keeps the index that answers', async () => {
    const { db } = api.dependencies;
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const index = newIndexOf(server.settings, 'my');
    await createIndex(server, index);
    const before = (await findIndices(server)).get('my');
    await deleteIncomplete(server, 'my');
    expect((await findIndices(server)).get('my')).toBe(before);
    const rows = await readDocuments(db, sql`job_id = ${ids[0]}`);
    const refused = await storeDocuments(
      server,
      rows.map((row) => ({ country: 'my', alias: ownAliasOf(index), row })),
      expect.unreachable,
    );
    expect(refused).toMatchObject([{ country: 'my', reason: expect.stringContaining(index) }]);
    const found = await server.request({ method: 'GET', path: `/${index}`, expected: [404] });
    expect(found).toMatchObject({ status: 404 });
    await server.close();
  });

  it('finds the words of lists over all countries as the database does, and refuses where a country has no index', async () => {
    const { db } = api.dependencies;
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const [home, language] = [countryByKey('my'), languageByTag('en')];
    if (!home || !language) return expect.unreachable();
    const read = (list: 'remote' | 'web3', query: string) =>
      readAcross({ home, language, body: searchAcross.body.parse({ list, query }) }, now);
    const engineer = (countryKey: CountryKey, more: object) =>
      aJobDraft({ countryKey, title: 'Bridge engineer', ...more });
    const drafts = [
      engineer('my', { workArrangementId: remoteIds[0] }),
      engineer('th', { workArrangementId: remoteIds[0], isWeb3: true }),
      engineer('ph', { isWeb3: true }),
      engineer('ph', {}),
    ];
    const { ids: stored } = await upsertJobs(db, drafts, { now });
    const found = (list: 'remote' | 'web3') => findMatchesAcross(server, read(list, 'bridge engineer'));
    await vi.waitFor(async () => expect(await found('remote')).toEqual(stored.slice(0, 2)), patience);
    await vi.waitFor(async () => expect(await found('web3')).toEqual(stored.slice(1, 3)), patience);
    const web3 = await db
      .selectFrom('search_documents')
      .select('job_id')
      .where('is_web3', '=', true)
      .execute();
    const ofWeb3 = new Set(web3.map(({ job_id }) => job_id));
    for (const list of ['remote', 'web3'] as const)
      for (const query of ['engineer', '"bridge engineer"', 'engineer -bridge', '工程師']) {
        const expected = (await findInDatabase(db, read(list, query))) ?? [];
        const listed = list === 'remote' ? expected : expected.filter((id) => ofWeb3.has(id));
        expect(await findMatchesAcross(server, read(list, query)), `${list} ${query}`).toEqual(
          listed.sort((a, b) => a - b),
        );
      }
    const other = { ...server, settings: { ...server.settings, prefix: 'other' } };
    await expect(findMatchesAcross(other, read('remote', 'engineer'))).rejects.toThrow(/no such index/);
    await server.close();
  });

  it('is asked for jobs with any of more titles than a node takes in one condition', async () => {
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const titleIds = Array.from({ length: 70_000 }, (_, id) => id);
    const count = async (query: object) =>
      (
        await server.search<{ hits: { total: { value: number } } }>({
          path: `/${aliasOf(server.settings, 'my')}/_search`,
          body: { size: 0, track_total_hits: true, query },
        })
      ).hits.total.value;
    expect(await count(termsOf('title_id', titleIds))).toBe(await count({ match_all: {} }));
    await server.close();
  });

  const ask = async (url: string, body?: object) =>
    api.app.inject({
      ...{ method: body ? 'POST' : 'GET', url },
      headers: { 'country-id': String(countryByKey('my')?.id) },
      ...(body && { body }),
    });
  /** The node that stores first, and passes on to copies. */
  const nodeOf = async (country: CountryKey): Promise<number> => {
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const shards = await server.request<{ prirep: string; node: string }[]>({
      ...{
        method: 'GET',
        path: `/_cat/shards/${aliasOf(server.settings, country)}-*`,
        query: { format: 'json' },
      },
    });
    await server.close();
    return Number(shards.find(({ prirep }) => prirep === 'p')?.node.slice(1));
  };
  const ready = async () => (await ask('/internal/ready')).json();

  it('stores a job that came while its index took none, as with a full disk, says why it does not, and stores those of other countries meanwhile', async () => {
    const server = await connectOpenSearch({ urls: cluster.urls, prefix: 'test' });
    const block = (isBlocked: boolean | null) =>
      server.request({
        ...{ method: 'PUT', path: `/${aliasOf(server.settings, 'my')}-*/_settings` },
        body: { 'index.blocks.read_only_allow_delete': isBlocked },
      });
    await block(true);
    await upsertJobs(api.dependencies.db, [draft({ title: 'Glassblower', validThrough: null })], { now });
    await vi.waitFor(
      async () => expect((await ready()).openSearchFeed).toMatch(/^my: .*read-only/),
      patience,
    );
    const elsewhere = aJobDraft({ countryKey: 'ph', title: 'Glassblower' });
    await upsertJobs(api.dependencies.db, [elsewhere], { now });
    await untilStored('ph');
    expect((await ready()).openSearchFeed).toMatch(/^my: /);
    await block(null);
    await server.close();
    const total = async () => (await find(api.dependencies.search, 'my', { query: 'glassblower' })).total;
    await vi.waitFor(async () => expect(await total()).toBe(1), patience);
    expect(await ready()).toMatchObject({ status: 'ok', openSearch: 'reached' });
  });

  it('answers each search and misses no job when one of three nodes is killed; without any it answers 503', async () => {
    const { db, search } = api.dependencies;
    const titles: string[] = [];
    let answers = 0;
    let isOver = false;
    const failures: unknown[] = [];
    const searching = Array.from({ length: 2 }, async () => {
      while (!isOver) {
        await find(search, 'my', { query: 'nurse' }).then(
          () => void answers++,
          (error: unknown) => void failures.push(error),
        );
        await delay(20);
      }
    });
    const storeSome = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const title = `Lighthousekeeper${titles.length}`;
        titles.push(title);
        await upsertJobs(db, [draft({ title, validThrough: null })], { now });
      }
    };
    await storeSome(5);
    await cluster.kill(await nodeOf('my'));
    const answersBefore = answers;
    await storeSome(15);
    await vi.waitFor(() => expect(answers - answersBefore).toBeGreaterThan(20), patience);
    const { total } = await find(exact, 'my');
    await vi.waitFor(async () => expect((await find(search, 'my')).total).toBe(total), patience);
    isOver = true;
    await Promise.all(searching);
    expect(failures).toEqual([]);

    await Promise.all([0, 1, 2].map((node) => cluster.kill(node)));
    const answer = await ask('/api/job/search', { query: 'nurse' });
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({ status: 503, code: 40019 });
    expect(await ready()).toMatchObject({ status: 'ok', openSearch: 'away' });
  });
});
