import { afterAll, beforeAll, expect, it } from 'vitest';
import { upsertJobs } from '../../intake/job-intake.ts';
import { collectRoutes } from '../../testing/collect-routes.ts';
import { aVisitor, type Person } from '../../testing/people/person.ts';
import { sendApplication } from '../../testing/people/sent-application.ts';
import { aJobDraft } from '../../testing/samples/a-job-draft.ts';
import { startReplicatedServer } from '../../testing/servers/replicated-server.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let servers: Awaited<ReturnType<typeof startReplicatedServer>>;
let api: TestApi;
let people: Record<string, Person>;
/** Calls that only read, and who sends them. */
let reads: { url: string; role: string }[];
beforeAll(async () => {
  servers = await startReplicatedServer();
  const replicas = { urls: [servers.replica.connectionString], maxLagSeconds: 10 };
  const { result, routes } = await collectRoutes(() =>
    createTestApi({ server: servers.primary, config: { replicas } }),
  );
  api = result;
  await upsertJobs(api.dependencies.db, [aJobDraft({ countryKey: 'ph', title: 'Harbour pilot' })]);
  const { person, recruiter } = await sendApplication(api);
  people = { jobseeker: person, recruiter, nobody: aVisitor(api) };
  reads = routes.flatMap(({ call }) => {
    if (call?.method !== 'GET' || call.path === '/health') return [];
    const role = call.access === 'public' ? 'nobody' : (call.roles[0] ?? 'jobseeker');
    return role in people ? [{ url: call.path.replace(/\{\w+\}/g, '1'), role }] : [];
  });
});
afterAll(async () => {
  await api.close();
  await servers.close();
});

async function askAll(): Promise<Record<string, number | undefined>> {
  const statuses: Record<string, number | undefined> = {};
  for (const { url, role } of reads) statuses[url] = (await people[role]?.ask('GET', url))?.statusCode;
  return statuses;
}
const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;

/** Reads that must be recorded: what an employer opens, and what a limit counts. */
const recorded =
  /^\/recruiter\/(?:applicants\/1\/record|applications\/1(?:\/attachments\/1|\/resume|\/video)?)$|^\/jobseeker\/resume\/1\/get-syncable-content$|^\/jobseeker\/resumes\/1\/(?:pages\/1|preview)$/;

it('without a primary what only reads goes on, for guests and sessions, and what changes is refused', async () => {
  const before = await askAll();
  expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(80);
  expect([await statusOf('/internal/ready'), await statusOf('/internal/ready/writes')]).toEqual([200, 200]);
  // Its session is due to be extended.
  api.wait(7_200);
  await servers.primary.stop();

  const after = await askAll();
  const expected = Object.entries(before).map(([url, status]) => [url, recorded.test(url) ? 503 : status]);
  expect(after).toEqual(Object.fromEntries(expected));
  const { jobseeker, nobody } = people as { jobseeker: Person; nobody: Person };
  const search = await nobody.ask(
    'POST',
    '/job/search',
    { query: 'pilot' },
    { headers: { 'country-id': '1' } },
  );
  expect(search.json().data?.jobs).toMatchObject([{ title: 'Harbour pilot' }]);
  expect((await jobseeker.ask('GET', '/auth/session')).json().data.user).not.toBeNull();

  const change = await jobseeker.ask('PATCH', '/jobseeker/account-setting', { country_key: 'sa' });
  expect([change.statusCode, change.headers['retry-after']]).toEqual([503, '5']);
  expect(change.json()).toMatchObject({ code: 50016, retry_after: 5 });
  expect((await api.app.inject('/api/health')).json().data).toEqual({ status: 'ok', writes: 'refused' });
  expect((await api.app.inject('/internal/ready')).json()).toMatchObject({ writes: 'refused' });
  expect([await statusOf('/internal/ready'), await statusOf('/internal/ready/writes')]).toEqual([200, 503]);
});

it('a session that no replica has yet is not signed out, nor is a token refused', async () => {
  const newest = aVisitor(api);
  newest.cookies.set('sessionid', 'a'.repeat(43));
  const answer = await newest.ask('GET', '/auth/session');
  expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const withToken = (url: string) => api.app.inject({ url, headers });
  expect((await withToken('/api/recruiter/applications')).json()).toMatchObject({ code: 50016 });
  expect((await withToken('/internal/session')).statusCode).toBe(503);
});
