import { countryByKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { createTestApi } from '../testing/servers/test-api.ts';

it.each([
  ['companies', '/api/company/search?query=a', 'companies'],
  ['schools', '/api/config/search/school-lists?query=san', 'profile_entries'],
  ['the sitemap', '/api/config/sitemap-parts', 'search_documents'],
])('a flood of calls for %s from one network holds up and fails only itself', async (_, url, table) => {
  const api = await createTestApi();
  const { db } = api.dependencies;
  await upsertJobs(db, [aJobDraft({ title: 'Nurse' })]);
  const ended: string[] = [];
  const ask = async (remoteAddress: string, path: string) => {
    const headers = { 'country-id': String(countryByKey('sg')?.id) };
    const answer = await api.app.inject({ url: path, remoteAddress, headers });
    ended.push(`${answer.statusCode} ${remoteAddress}`);
    return answer;
  };
  const flood: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
    // Half of its addresses are others of its network. What finds no place is refused before anything is read.
    for (let n = 0; n < 150; n += 1) flood.push(ask(`203.0.113.${n % 2}`, url));
    await expect.poll(() => ended.length).toBeGreaterThanOrEqual(150 - 3 - 100);
    const other =
      table === 'profile_entries'
        ? '/api/company/search?query=a'
        : '/api/config/search/school-lists?query=san';
    expect((await ask('198.51.100.7', other)).statusCode).toBe(200);
  });
  await Promise.all(flood);
  expect(ended.filter((end) => end.startsWith('503 203.0.113')).length).toBe(150 - 3 - 100);
  await api.close();
});

it('a flood of calls that wait for a lock holds half of the other connections, and another person’s call goes through', async () => {
  const api = await createTestApi();
  const { db, searchDb } = api.dependencies;
  const [first] = (await upsertJobs(db, [aJobDraft({ title: 'Nurse' })])).ids;
  const statuses: number[] = [];
  const flood: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await sql`lock table jobs in access exclusive mode`.execute(tx);
    for (let n = 0; n < 60; n += 1)
      flood.push(
        api.app
          .inject({ url: `/api/job/${first}/static`, remoteAddress: `203.0.113.${n % 2}` })
          .then(({ statusCode }) => statuses.push(statusCode)),
      );
    const held = async () =>
      (await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(searchDb)).rows.length;
    await expect.poll(held).toBe(5);
    const other = await api.app.inject({
      url: '/api/jobseeker/me',
      remoteAddress: '198.51.100.7',
      cookies: { sessionid: 'of nobody' },
    });
    expect(other.json().code).toBe(40003);
  });
  await Promise.all(flood);
  expect(statuses).toEqual(Array(60).fill(200));
  await api.close();
});
