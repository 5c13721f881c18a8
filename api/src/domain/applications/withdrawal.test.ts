import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { addJob, aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});

afterAll(() => api.close());

const apply = (person: Person, jobId: number, draft: object = {}, key?: string) =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, draft, {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const applicationsOf = async (person: Person, query = '') =>
  (await person.ask('GET', `/jobApplication/jobseekers${query}`)).json().data;

describe('taking an application back', () => {
  it('keeps it in the list, adds a step to its timeline, and can be repeated', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await apply(person, jobId);
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().data.application).toMatchObject({
        label: 'withdrawn',
        can_withdraw: false,
        timeline: [{ event: 'applied' }, { event: 'withdrawn', actor: 'jobseeker' }],
      });
    }
    expect((await applicationsOf(person)).total).toBe(1);
  });

  it('needs a reason once the employer has accepted', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const { id } = (await apply(person, recruiter.jobId)).json().data.application;
    await recruiter.ask('PATCH', `/recruiter/applications/${id}`, { status: 'accepted' });
    const path = `/job/applied-jobs/${recruiter.jobId}/withdraw`;
    const refused = await person.ask('PATCH', path);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 40001]);
    expect(Object.keys(refused.json().errors)).toEqual(['reason']);
    const ended = await person.ask('PATCH', path, { reason: 'pay' });
    expect(ended.json().data.application).toMatchObject({ stage: 'withdrawn', can_withdraw: false });
    const { applications } = (
      await recruiter.ask('GET', '/recruiter/applications?status=withdrawn&size=100')
    ).json().data;
    expect(applications.find((one: { id: number }) => one.id === id)).toMatchObject({
      ...{ withdraw_reason: 'pay', stage: 'withdrawn' },
    });
  });

  it('is too late once the employer has declined', async () => {
    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const { id } = (await apply(person, recruiter.jobId)).json().data.application;
    await recruiter.ask('PATCH', `/recruiter/applications/${id}`, { status: 'declined' });
    const answer = await person.ask('PATCH', `/job/applied-jobs/${recruiter.jobId}/withdraw`, {
      reason: 'pay',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 40016]);
  });
});

describe('applying again after a withdrawal', () => {
  it('is a new application with the new words and a chat of its own; the old one stays withdrawn', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    const first = (await apply(person, jobId, { first_message: 'First words' }, 'first')).json().data;
    await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    const viewer = (await person.ask('GET', `/job/${jobId}`)).json().data.viewer;
    expect(viewer.application_id).toBeNull();
    expect((await person.ask('GET', '/job/flags')).json().data).toMatchObject({
      applications: [],
      withdrawn: [{ id: first.application.id, job_id: jobId }],
    });
    const answers = await Promise.all([
      apply(person, jobId, { first_message: 'Second words' }, 'second'),
      apply(person, jobId, { first_message: 'Second words' }, 'second'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    const { application } = answers[0]?.json().data ?? {};
    expect(application).toMatchObject({ first_message: 'Second words', label: 'pending', is_shared: true });
    expect(application.chat_id).not.toBe(first.application.chat_id);
    const { applications } = await applicationsOf(person);
    expect(applications.map(({ label }: { label: string }) => label)).toEqual(['pending', 'withdrawn']);
    expect((await person.ask('GET', '/job/flags')).json().data).toMatchObject({
      applications: [{ id: application.id, job_id: jobId }],
      withdrawn: [],
    });
    const latest = await person.ask('GET', `/job/applied-jobs/${jobId}`);
    expect(latest.json().data.application.id).toBe(application.id);
  });

  it('does not happen by a late retry of the request that was withdrawn', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    await apply(person, jobId, {}, 'once');
    await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    const retry = await apply(person, jobId, {}, 'once');
    expect([retry.statusCode, retry.json().data.application.label]).toEqual([200, 'withdrawn']);
    expect((await applicationsOf(person)).total).toBe(1);
  });

  it('withdraws the new application, not the old one again', async () => {
    const [person, jobId] = [await aJobseeker(api), await addJob(api)];
    for (const key of ['one', 'two']) {
      await apply(person, jobId, {}, key);
      await person.ask('PATCH', `/job/applied-jobs/${jobId}/withdraw`);
    }
    const { applications } = await applicationsOf(person);
    expect(applications.map(({ label }: { label: string }) => label)).toEqual(['withdrawn', 'withdrawn']);
  });
});
