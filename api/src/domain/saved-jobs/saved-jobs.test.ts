import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const save = (person: Person, jobId: number) =>
  person.ask('POST', '/job/saved-jobs/create', { job_id: jobId });
const unsave = (person: Person, jobId: number) => person.ask('DELETE', `/job/saved-jobs/${jobId}/delete`);
const idsOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/job/saved-jobs${query}`))
    .json()
    .data.saved_jobs.map((saved: { job: { id: number } }) => saved.job.id);

describe('a saved job', () => {
  it('is saved once, however often it is saved, also at the same time', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(person, jobId)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(await idsOf(person)).toEqual([jobId]);
    expect((await person.ask('GET', `/job/${jobId}/is-saved`)).json().data.is_saved).toBe(true);
    expect((await person.ask('GET', `/job/${jobId}`)).json().data.viewer.is_saved).toBe(true);
    const one = await person.ask('GET', `/job/saved-jobs/${jobId}`);
    expect(one.json().data.saved_job).toMatchObject({ job: { id: jobId }, application_id: null });
  });

  it('is gone when it is taken out, once and again', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await save(person, jobId);
    for (let turn = 0; turn < 2; turn += 1) expect((await unsave(person, jobId)).statusCode).toBe(200);
    expect(await idsOf(person)).toEqual([]);
    expect((await person.ask('GET', `/job/saved-jobs/${jobId}`)).json().code).toBe(40004);
    expect((await person.ask('GET', `/job/${jobId}/is-saved`)).json().data.is_saved).toBe(false);
  });

  it('belongs to its person: another can neither see it nor take it out', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    await save(person, jobId);
    expect(await idsOf(other)).toEqual([]);
    expect((await other.ask('GET', `/job/saved-jobs/${jobId}`)).statusCode).toBe(404);
    await unsave(other, jobId);
    expect(await idsOf(person)).toEqual([jobId]);
  });

  it('is sorted by the time of saving or by the date of the job', async () => {
    const start = Date.now();
    const person = await aJobseeker(api);
    const jobs = [
      await addJob(api, { postedAt: new Date('2026-10-03') }),
      await addJob(api, { postedAt: new Date('2026-10-01') }),
      await addJob(api, { postedAt: new Date('2026-10-02') }),
    ];
    for (const [index, jobId] of jobs.entries()) {
      api.setTime(new Date(start + index * 1000));
      await save(person, jobId);
    }
    expect(await idsOf(person, '?sort=1')).toEqual([jobs[2], jobs[1], jobs[0]]);
    expect(await idsOf(person, '?sort=2')).toEqual([jobs[0], jobs[2], jobs[1]]);
    expect(await idsOf(person, '?sort=2&size=2&page=2')).toEqual([jobs[1]]);
  });

  it('is at its place in the list again when it is saved with the time of its first saving', async () => {
    const [person, first, second] = [await aJobseeker(api), await addJob(api), await addJob(api)];
    const start = Math.floor(api.now().getTime() / 1_000);
    for (const [index, jobId] of [first, second].entries()) {
      api.setTime(new Date((start + index) * 1_000));
      await save(person, jobId);
    }
    const saveAt = (timestamp: number) =>
      person.ask('POST', '/job/saved-jobs/create', { job_id: first, timestamp });
    await unsave(person, first);
    await saveAt(start);
    expect(await idsOf(person)).toEqual([second, first]);
    // The clock of a browser may be ahead.
    await unsave(person, first);
    expect((await saveAt(start + 999)).json().data.saved_job.saved_at).toBe(start + 1);
  });

  it('says that its person applied, and the application that it is saved', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await save(person, jobId);
    const applied = await person.ask('POST', `/data/jobs/${jobId}/applications`, {});
    const { application } = applied.json().data;
    expect(application.is_saved).toBe(true);
    const one = await person.ask('GET', `/job/saved-jobs/${jobId}`);
    expect(one.json().data.saved_job.application_id).toBe(application.id);
  });

  it('is counted and found by what became of its job', async () => {
    const [person, open, applied, closed] = [
      await aJobseeker(api),
      await addJob(api),
      await addJob(api),
      await addJob(api),
    ];
    for (const jobId of [open, applied, closed]) await save(person, jobId);
    await person.ask('POST', `/data/jobs/${applied}/applications`, {});
    const jobs = api.dependencies.db.updateTable('jobs').set({ status: 'closed' });
    await jobs.where('id', '=', closed).execute();
    expect(await idsOf(person, '?show=open')).toEqual([open]);
    expect(await idsOf(person, '?show=applied')).toEqual([applied]);
    const { counts, total } = (await person.ask('GET', '/job/saved-jobs?show=closed')).json().data;
    expect([counts, total]).toEqual([{ open: 1, applied: 1, closed: 1 }, 1]);
  });

  it('needs an account and a job', async () => {
    const jobId = await addJob(api);
    expect((await save(aVisitor(api), jobId)).json().code).toBe(40011);
    const person = await aJobseeker(api);
    expect((await save(person, 999_999)).json().code).toBe(40004);
    expect((await person.ask('POST', '/job/saved-jobs/create', { job_id: -1 })).statusCode).toBe(422);
  });

  it('shows in the person’s other tabs at once, and in nobody else’s', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    const [tab, stranger] = [await openSocket(api, person), await openSocket(api, other)];
    await save(person, jobId);
    expect(await tab.waitFor('saved')).toEqual({ type: 'saved', job_id: jobId, is_saved: true });
    await unsave(person, jobId);
    await tab.waitFor('saved', (event) => !event.is_saved);
    stranger.say({ type: 'ping' });
    await stranger.waitFor('pong');
    expect(stranger.received.filter(({ type }) => type === 'saved')).toEqual([]);
    tab.close();
    stranger.close();
  });
});
