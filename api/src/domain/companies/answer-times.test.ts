import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
const start = new Date('2026-11-02T08:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => api.setTime(new Date(start.getTime() + hours * hour));

const apply = async (person: Person, jobId: number): Promise<{ id: number; chat_id: number }> =>
  (await person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message: 'Hello' })).json().data
    .application;
const move = (recruiter: Person, id: number, status: string) =>
  recruiter.ask('PATCH', `/recruiter/applications/${id}`, { status });
const latest = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/jobseekers')).json().data.applications[0];

/** One application for each number of hours, answered after that time. */
async function answerAfter(recruiter: RecruiterWithJob, ...hours: number[]): Promise<void> {
  for (const after of hours) {
    at(0);
    const { id } = await apply(await aJobseeker(api), recruiter.jobId);
    at(after);
    await move(recruiter, id, 'declined');
  }
}

it('shows on the page of the company how many applications it answered, from ten on that could have an answer', async () => {
  const recruiter = await aRecruiterWithJob(api);
  const job = await api.dependencies.db
    .selectFrom('jobs')
    .select('company_id')
    .where('id', '=', recruiter.jobId)
    .executeTakeFirstOrThrow();
  const activity = async () =>
    (await recruiter.ask('GET', `/company/${job.company_id}`)).json().data.activity;
  await answerAfter(recruiter, 2, 2, 2, 2, 2, 2);
  const silent = async () => {
    at(0);
    await apply(await aJobseeker(api), recruiter.jobId);
  };
  for (let count = 0; count < 3; count += 1) await silent();
  at(24 * 20);
  expect(await activity()).toMatchObject({ answers: null, reposts: null });
  await silent();
  at(24 * 10);
  expect((await activity()).answers).toBeNull();
  at(24 * 20);
  expect((await activity()).answers).toEqual({ applications: 10, answered: 6, median_seconds: 7_200 });
});

describe('the expected answer to an application', () => {
  it('is the median of the employer’s own answers, and silence twice that', async () => {
    const recruiter = await aRecruiterWithJob(api);
    await answerAfter(recruiter, 2, 100, 10);
    const person = await aJobseeker(api);
    at(200);
    await apply(person, recruiter.jobId);
    const { applied_at, expected_answer } = await latest(person);
    expect(expected_answer).toEqual({
      median_seconds: 36_000,
      answers: 3,
      by: applied_at + 36_000,
      silent_from: applied_at + 72_000,
    });
    const job = (await person.ask('GET', `/job/${recruiter.jobId}/static`)).json().data;
    expect(job.answer_time).toEqual({ median_seconds: 36_000, answers: 3 });
  });

  it('is not claimed of an employer with few answers, nor from the answers of another', async () => {
    const [silent, other] = [await aRecruiterWithJob(api), await aRecruiterWithJob(api)];
    await answerAfter(other, 1, 1, 1);
    await answerAfter(silent, 1, 1);
    const person = await aJobseeker(api);
    await apply(person, silent.jobId);
    expect((await latest(person)).expected_answer).toBeNull();
  });

  it('counts a first reply as the answer, and a look as none; it ends with the answer', async () => {
    const recruiter = await aRecruiterWithJob(api);
    await answerAfter(recruiter, 5, 5, 5);
    const person = await aJobseeker(api);
    at(50);
    const { id, chat_id } = await apply(person, recruiter.jobId);
    await move(recruiter, id, 'viewed');
    expect((await latest(person)).expected_answer).toMatchObject({ answers: 3 });
    await recruiter.ask('POST', `/jobApplication/chats/${chat_id}/messages`, {
      client_key: 'first-answer',
      text: 'Hello back',
    });
    expect((await latest(person)).expected_answer).toBeNull();
  });

  it.each([
    ['Europe/Berlin', '2027-03-26T23:30+01:00', '2027-03-30T00:30+02:00'],
    ['America/New_York', '2027-03-11T23:30-05:00', '2027-03-15T00:30-04:00'],
    ['America/New_York', '2026-10-31T00:30-04:00', '2026-11-02T23:30-05:00'],
  ])('is 72 hours later in %s, also where the clocks change on the way', async (_, from, until) => {
    const [applied, answered] = [new Date(from), new Date(until)];
    api.setTime(applied);
    const [recruiter, person] = [await aRecruiterWithJob(api), await aJobseeker(api)];
    for (let count = 0; count < 3; count += 1) {
      api.setTime(applied);
      const { id } = await apply(await aJobseeker(api), recruiter.jobId);
      api.setTime(answered);
      await move(recruiter, id, 'declined');
    }
    api.setTime(applied);
    await apply(person, recruiter.jobId);
    const { median_seconds, by } = (await latest(person)).expected_answer;
    expect(median_seconds).toBe(72 * 3_600);
    expect(by).toBe(answered.getTime() / 1_000);
    at(0);
  });

  it('forgets answers of half a year ago', async () => {
    const recruiter = await aRecruiterWithJob(api);
    await answerAfter(recruiter, 5, 5, 5);
    at(200 * 24);
    const again = await aJobseeker(api);
    await apply(again, recruiter.jobId);
    expect((await latest(again)).expected_answer).toBeNull();
    at(0);
  });
});

describe('the list of applications', () => {
  it('tells when the person wrote last, and is filtered by what became of them', async () => {
    at(0);
    const [first, second, third] = [
      await aRecruiterWithJob(api),
      await aRecruiterWithJob(api),
      await aRecruiterWithJob(api),
    ];
    const person = await aJobseeker(api);
    const waiting = await apply(person, first.jobId);
    const accepted = await apply(person, second.jobId);
    await apply(person, third.jobId);
    await move(second, accepted.id, 'accepted');
    await third.ask('PATCH', `/recruiter/jobs/${third.jobId}`, { status: 'closed' });
    at(5);
    await person.ask('POST', `/jobApplication/chats/${waiting.chat_id}/messages`, {
      client_key: 'polite-question',
      text: 'How do things stand?',
    });
    const listOf = async (show: string) =>
      (await person.ask('GET', `/jobApplication/jobseekers?show=${show}`)).json().data;
    const { applications, counts, total } = await listOf('waiting');
    expect([total, counts]).toEqual([1, { waiting: 1, answered: 1, ended: 1, elsewhere: 0 }]);
    expect(applications[0].id).toBe(waiting.id);
    expect(applications[0].last_message_at - applications[0].applied_at).toBe(5 * 3_600);
    expect((await listOf('answered')).applications[0].id).toBe(accepted.id);
    expect((await listOf('ended')).applications[0].job.id).toBe(third.jobId);
    at(0);
  });
});

describe('a withdrawal', () => {
  it('tells the employer its reason, where there is one', async () => {
    at(0);
    const recruiter = await aRecruiterWithJob(api);
    const [first, second] = [await aJobseeker(api), await aJobseeker(api)];
    await apply(first, recruiter.jobId);
    await apply(second, recruiter.jobId);
    const withdraw = (person: Person, body?: object) =>
      person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, body);
    expect((await withdraw(first, { reason: 'because' })).statusCode).toBe(422);
    expect((await withdraw(first, { reason: 'no_answer' })).statusCode).toBe(200);
    expect((await withdraw(second)).statusCode).toBe(200);
    const { applications } = (await recruiter.ask('GET', '/recruiter/applications?status=withdrawn')).json()
      .data;
    const reasons = applications
      .filter(({ job }: { job: { id: number } }) => job.id === recruiter.jobId)
      .map((one: { withdraw_reason: string | null }) => one.withdraw_reason);
    expect(reasons).toEqual(['no_answer', null]);
  });
});

describe('who viewed me', () => {
  it('lists the openings of the person’s own applications, newest first', async () => {
    at(0);
    const recruiter = await aRecruiterWithJob(api);
    const [person, other] = [await aJobseeker(api), await aJobseeker(api)];
    const { id } = await apply(person, recruiter.jobId);
    await apply(other, recruiter.jobId);
    const viewsOf = async (whom: Person, query = '') =>
      (await whom.ask('GET', `/jobApplication/viewers${query}`)).json().data;
    expect(await viewsOf(person)).toMatchObject({ views: [], total: 0 });
    await recruiter.ask('GET', `/recruiter/applications/${id}`);
    // At most one entry a day.
    for (const hours of [1, 25]) {
      at(hours);
      await recruiter.ask('GET', `/recruiter/applications/${id}`);
    }
    const { views, total } = await viewsOf(person);
    expect(total).toBe(2);
    expect(views[0]).toMatchObject({
      part: 'application',
      by: 'Mei Ling Tan',
      application_id: id,
      job: { id: recruiter.jobId },
    });
    expect(views[0].at - views[1].at).toBe(25 * 3_600);
    expect((await viewsOf(person, '?size=1&page=2')).views).toHaveLength(1);
    expect(await viewsOf(person, '?show=resume')).toMatchObject({
      ...{ views: [], total: 0, counts: { application: 2, resume: 0, video: 0 } },
    });
    const newer = await aRecruiterWithJob(api);
    const sent = await apply(person, newer.jobId);
    await newer.ask('GET', `/recruiter/applications/${sent.id}`);
    at(50);
    await recruiter.ask('GET', `/recruiter/applications/${id}`);
    const jobsOf = async (query: string) =>
      (await viewsOf(person, query)).views.map(({ job }: { job: { id: number } }) => job.id);
    const [one, two] = [recruiter.jobId, newer.jobId];
    expect(await jobsOf('?show=application')).toEqual([one, two, one, one]);
    expect(await jobsOf('?sort=2')).toEqual([two, one, one, one]);
    expect(await viewsOf(other)).toMatchObject({ total: 0 });
  });
});
