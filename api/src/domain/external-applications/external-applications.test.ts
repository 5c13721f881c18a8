import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { addJob, importJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const externalUrl = 'https://careers.example/apply/7';
const anExternalJob = async () => (await importJob(api, { externalUrl })).id;
const say = (person: Person, jobId: number, answer: string, more: object = {}) =>
  person.ask('POST', `/job/${jobId}/external-application`, { answer, ...more });
const listOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/jobApplication/jobseekers${query}`)).json().data;
const reportsOf = (person: SignedInPerson) =>
  api.dependencies.db
    .selectFrom('job_reports')
    .select(['job_id', 'reason_id'])
    .where('account_id', '=', person.user.id)
    .execute();

describe('a person who applied on another site', () => {
  it('finds it once among the applications, under its own filter, and marked on the job', async () => {
    const [person, jobId] = [await aJobseeker(api), await anExternalJob()];
    const applied_at = Math.floor(Date.now() / 1_000) - 3_600;
    const answers = await Promise.all([
      say(person, jobId, 'applied', { applied_at }),
      say(person, jobId, 'applied'),
    ]);
    const [{ application }] = answers.map((one) => one.json().data) as [{ application: { id: number } }];
    expect(answers.map((one) => one.json().data.application.id)).toEqual([application.id, application.id]);
    const here = await addJob(api);
    await person.ask('POST', `/data/jobs/${here}/applications`, {});
    const list = await listOf(person);
    expect(list).toMatchObject({ total: 2, counts: { waiting: 1, answered: 0, ended: 0, elsewhere: 1 } });
    const [found] = (await listOf(person, '?show=elsewhere')).applications;
    expect(found).toMatchObject({
      ...{ id: application.id, external_host: 'careers.example', chat_id: null, expected_answer: null },
      ...{ can_withdraw: false, timeline: [{ event: 'applied', actor: 'jobseeker' }] },
    });
    expect((await listOf(person, '?show=waiting')).total).toBe(1);
    const flags = (await person.ask('GET', '/job/flags')).json().data;
    expect(flags.applications).toContainEqual({ id: application.id, job_id: jobId, is_elsewhere: true });
  });

  it('untracks it on all devices, and may track it again', async () => {
    const [person, jobId] = [await aJobseeker(api), await anExternalJob()];
    const other = await aJobseeker(api);
    await say(other, jobId, 'applied');
    const { id } = (await say(person, jobId, 'applied')).json().data.application;
    const device = await openSocket(api, person);
    expect((await say(person, jobId, 'not_yet')).json().data).toEqual({ application: null });
    await device.waitFor('application', (event) => event.application_id === id);
    device.close();
    expect(await listOf(person)).toMatchObject({ total: 0 });
    expect(await listOf(other)).toMatchObject({ total: 1 });
    expect((await say(person, jobId, 'applied')).statusCode).toBe(200);
    expect(await reportsOf(person)).toEqual([]);
  });

  it('may apply here as soon as the job takes applications, once, beside what is tracked', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api, { externalUrl })];
    const tracked = (await say(person, jobId, 'applied')).json().data.application.id;
    const { db } = api.dependencies;
    await db
      .updateTable('jobs')
      .set({ apply_mode: 'normal', external_url: null })
      .where('id', '=', jobId)
      .execute();
    const apply = () => person.ask('POST', `/data/jobs/${jobId}/applications`, {});
    const [first, second] = [await apply(), await apply()];
    const { id } = first.json().data.application;
    expect([first.statusCode, second.statusCode, second.json().data.application.id]).toEqual([201, 200, id]);
    expect(await listOf(person)).toMatchObject({ total: 2, counts: { waiting: 1, elsewhere: 1 } });
    const flags = async () => (await person.ask('GET', '/job/flags')).json().data;
    const elsewhere = { id: tracked, job_id: jobId, is_elsewhere: true };
    expect((await flags()).applications).toEqual([{ id, job_id: jobId }, elsewhere]);
    const viewed = (await person.ask('GET', `/job/${jobId}`)).json().data.viewer;
    expect(viewed.application_id).toBe(id);
    await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    expect(await flags()).toMatchObject({ applications: [elsewhere], withdrawn: [{ id, job_id: jobId }] });
  });

  it('reports a job that was gone, without an application', async () => {
    const [person, jobId] = [await aJobseeker(api), await anExternalJob()];
    for (let turn = 0; turn < 2; turn += 1) await say(person, jobId, 'gone');
    expect(await reportsOf(person)).toEqual([{ job_id: jobId, reason_id: 6 }]);
    expect((await listOf(person)).total).toBe(0);
  });

  it('needs an account, a job that takes applications elsewhere, and one of the answers', async () => {
    const [person, here] = [await aJobseeker(api), await addJob(api)];
    const jobId = await anExternalJob();
    await person.ask('POST', `/data/jobs/${here}/applications`, {});
    expect((await say(aVisitor(api), jobId, 'applied')).json().code).toBe(40011);
    const other = await addJob(api);
    expect((await say(person, other, 'applied')).json().code).toBe(40004);
    expect((await say(person, other, 'gone')).json().code).toBe(40004);
    expect((await say(person, jobId, 'perhaps')).json().code).toBe(40001);
    await say(person, here, 'not_yet');
    expect((await listOf(person)).total).toBe(1);
  });

  it('brings along what they did as a guest; a job that is gone is left out', async () => {
    const [person, jobId, here] = [await aJobseeker(api), await anExternalJob(), await addJob(api)];
    const external_applications = [jobId, here, 999_999].map((job_id) => ({
      job_id,
      applied_at: 1_700_000_000,
    }));
    const join = () =>
      person.ask('POST', '/jobseeker/guest-data/join', { saved_jobs: [], external_applications });
    expect((await join()).statusCode).toBe(200);
    await join();
    const { applications } = await listOf(person);
    expect(applications).toMatchObject([{ job: { id: jobId }, applied_at: 1_700_000_000 }]);
  });
});
