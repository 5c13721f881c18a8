import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { deleteOldDrafts, findDraft } from './application-draft-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const nowSeconds = () => Math.floor(api.now().getTime() / 1_000);
const path = (jobId: number) => `/data/jobs/${jobId}/application-draft`;
const draftOf = async (person: Person, jobId: number) =>
  (await person.ask('GET', path(jobId))).json().data.draft;
const keep = (person: Person, jobId: number, words: string, written_at = nowSeconds()) =>
  person.ask('PUT', path(jobId), {
    first_message: words,
    screening_answers: [{ question_id: 1, answer: 'half an ans' }],
    resume_ids: [],
    written_at,
  });

describe('what a person has written of an application', () => {
  it('is found on another device, and by nobody else', async () => {
    const [person, other, jobId] = [await aJobseeker(api), await aJobseeker(api), await addJob(api)];
    expect(await draftOf(person, jobId)).toBeNull();
    expect((await keep(person, jobId, 'Good day')).statusCode).toBe(200);
    expect(await draftOf(person, jobId)).toEqual({
      first_message: 'Good day',
      screening_answers: [{ question_id: 1, answer: 'half an ans' }],
      resume_ids: [],
      written_at: nowSeconds(),
    });
    expect(await draftOf(other, jobId)).toBeNull();
    expect((await aVisitor(api).ask('GET', path(jobId))).json().code).toBe(40011);
    expect((await keep(person, 999_999, 'x')).json().code).toBe(40004);
    expect((await keep(person, jobId, 'x'.repeat(2_001))).json().code).toBe(40001);
  });

  it('is listed with its job, the latest first, while the job is open; nobody else’s, and nothing empty', async () => {
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const [early, late] = [await addJob(api), await addJob(api)];
    const [closed, empty] = [await addJob(api), await addJob(api)];
    await keep(person, early, 'First', nowSeconds() - 60);
    await keep(person, late, 'Second');
    await keep(person, closed, 'Too late');
    await person.ask('PUT', path(empty), {
      first_message: '',
      screening_answers: [],
      written_at: nowSeconds(),
    });
    await keep(other, early, 'Another person’s');
    await api.dependencies.db
      .updateTable('jobs')
      .set({ status: 'closed' })
      .where('id', '=', closed)
      .execute();
    const { drafts } = (await person.ask('GET', '/data/application-drafts')).json().data;
    expect(drafts.map(({ job }: { job: { id: number } }) => job.id)).toEqual([late, early]);
    expect(drafts[0]).toEqual({
      job: expect.objectContaining({ id: late, title: expect.any(String), company: expect.any(String) }),
      written_at: nowSeconds(),
    });
    expect((await aVisitor(api).ask('GET', '/data/application-drafts')).json().code).toBe(40011);
  });

  it('is the latest text, in any order of arrival; a device’s clock is capped at the server’s', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await keep(person, jobId, 'new', nowSeconds() - 5);
    await keep(person, jobId, 'old', nowSeconds() - 60);
    expect(await draftOf(person, jobId)).toMatchObject({ first_message: 'new' });
    await keep(person, jobId, 'from a clock ahead', nowSeconds() + 9_999);
    expect(await draftOf(person, jobId)).toMatchObject({ written_at: nowSeconds() });
  });

  it('is deleted once the application is sent, and not restored by a delayed save', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await keep(person, jobId, 'Words');
    await person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: 'Words' });
    expect(await draftOf(person, jobId)).toBeNull();
    await keep(person, jobId, 'Words');
    expect(await draftOf(person, jobId)).toBeNull();
    await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    await keep(person, jobId, 'Once more');
    expect(await draftOf(person, jobId)).toMatchObject({ first_message: 'Once more' });
  });

  it('is kept for fourteen days, and deleted then', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    const { db } = api.dependencies;
    await keep(person, jobId, 'Words');
    const rows = async () =>
      (await db.selectFrom('application_drafts').select('job_id').where('job_id', '=', jobId).execute())
        .length;
    const after = (days: number) => new Date(api.now().getTime() + days * 86_400_000 - 1_000);
    await deleteOldDrafts(db, after(14));
    expect(await rows()).toBe(1);
    await deleteOldDrafts(db, after(14.1));
    expect(await rows()).toBe(0);
  });

  it.each([
    ['Berlin', '2027-03-20T12:00:00+01:00', '2027-04-03T13:00:00+02:00'],
    ['New York', '2026-10-25T12:00:00-04:00', '2026-11-08T11:00:00-05:00'],
  ])(
    'is kept for fourteen times 24 hours in %s where the clocks change on the way',
    async (_, from, until) => {
      const { db } = api.dependencies;
      const [before, end] = [api.now(), new Date(until)];
      api.setTime(new Date(from));
      const [person, jobId] = [await aJobseeker(api), await addJob(api)];
      await keep(person, jobId, 'Words');
      api.setTime(before);
      const draftAt = (now: Date) => findDraft(db, { accountId: person.user.id, jobId, now });
      await deleteOldDrafts(db, new Date(end.getTime() - 1_000));
      expect(await draftAt(new Date(end.getTime() - 1_000))).toMatchObject({ first_message: 'Words' });
      expect(await draftAt(end)).toBeNull();
    },
  );
});
