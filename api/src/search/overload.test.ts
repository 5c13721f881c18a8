import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createPools } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/a-job-draft.ts';
import { createTestApi } from '../testing/test-api.ts';
import { createPostgresEngine } from './postgres/postgres-engine.ts';
import { createJobSearch } from './recovery/create-job-search.ts';

it('a search that the database cannot answer in time is given up with a sentence, and holds up nobody’s page', async () => {
  const api = await createTestApi();
  const { dependencies } = api;
  const { ids } = await upsertJobs(dependencies.db, [aJobDraft()]);
  const hurried = createPools({ connectionString: api.connectionString, searchMax: 1, searchTimeout: 200 });
  const { clock } = dependencies;
  const search = createJobSearch({ engine: createPostgresEngine({ db: hurried.searchDb, clock }), clock });
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
