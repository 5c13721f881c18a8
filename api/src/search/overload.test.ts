import { countryByKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createPools } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestApi } from '../testing/servers/test-api.ts';
import { createPostgresEngine } from './postgres/postgres-engine.ts';
import { createJobSearch } from './recovery/create-job-search.ts';

it('a search that the database cannot answer in time is given up with a sentence, and holds up nobody’s page', async () => {
  const api = await createTestApi();
  const { dependencies } = api;
  const { ids } = await upsertJobs(dependencies.db, [aJobDraft()]);
  const hurried = createPools({ connectionString: api.connectionString, searchMax: 1, searchTimeout: 200 });
  const { clock } = dependencies;
  const search = createJobSearch({
    engine: createPostgresEngine({ db: hurried.searchDb, writeDb: hurried.db, clock }),
    clock,
  });
  const app = await createApp({ ...dependencies, search });
  await dependencies.db.transaction().execute(async (tx) => {
    await sql`lock table search_words, job_titles, search_documents in access exclusive mode`.execute(tx);
    const [answer, view] = await Promise.all([
      app.inject({ method: 'POST', url: '/api/job/search', body: { query: 'nurse' } }),
      app.inject({ method: 'POST', url: `/api/job/${ids[0]}/view`, body: { device: 'web' } }),
    ]);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 40019, errors: {} });
    expect(view.statusCode).toBe(200);
  });
  const afterwards = await app.inject({ method: 'POST', url: '/api/job/search', body: { query: 'nurse' } });
  expect(afterwards.statusCode).toBe(200);
  await app.close();
  await hurried.close();
  await api.close();
});

it('searches of another address are answered while one floods, and the flood is refused', async () => {
  const api = await createTestApi();
  const { db } = api.dependencies;
  await upsertJobs(db, [aJobDraft({ title: 'Nurse' })]);
  const ended: string[] = [];
  const search = async (remoteAddress: string, query: string) => {
    const answer = await api.app.inject({
      ...{ method: 'POST', url: '/api/job/search', body: { query }, remoteAddress },
      headers: { 'country-id': String(countryByKey('sg')?.id) },
    });
    ended.push(`${answer.statusCode} ${remoteAddress}`);
    return answer;
  };
  const heldUp = await db.transaction().execute(async (tx) => {
    await sql`lock table search_documents in access exclusive mode`.execute(tx);
    const flood = Array.from({ length: 150 }, () => search('203.0.113.7', 'nurse'));
    // What finds no place is refused before anything is searched.
    await expect.poll(() => ended.length, { timeout: 2_000 }).toBe(150 - 3 - 100);
    return { flood, person: search('198.51.100.7', 'nurse') };
  });
  const person = await heldUp.person;
  expect(person.statusCode).toBe(200);
  expect(person.json()).toMatchObject({ data: { total: 1 } });
  expect(ended.filter((end) => end === '200 203.0.113.7').length).toBeLessThan(20);
  await Promise.all(heldUp.flood);
  expect(ended.filter((end) => end === '503 203.0.113.7')).toHaveLength(47);
  expect(ended.filter((end) => end === '200 203.0.113.7')).toHaveLength(103);
  await api.close();
});
