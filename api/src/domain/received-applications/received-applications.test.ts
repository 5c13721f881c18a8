import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentTo } from '../../testing/people/conversation.ts';
import { aJobseeker, aVisitor } from '../../testing/people/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function anApplication(): Promise<SentTo> {
  const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
  const answer = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
    first_message: 'Hello',
  });
  return { person, recruiter, applicationId: answer.json().data.application.id };
}

const move = (recruiter: RecruiterWithJob, id: number, status: string) =>
  recruiter.ask('PATCH', `/recruiter/applications/${id}`, { status });
const moveJob = (recruiter: RecruiterWithJob, status: string) =>
  recruiter.ask('PATCH', `/recruiter/jobs/${recruiter.jobId}`, { status });
const applicationOf = async ({ person, recruiter }: SentTo) =>
  (await person.ask('GET', `/job/applied-jobs/${recruiter.jobId}`)).json().data.application;
const eventsOf = async (one: SentTo) =>
  (await applicationOf(one)).timeline.map((step: { event: string }) => step.event);

describe('a recruiter', () => {
  it('finds the applications for their own jobs, oldest first, without the candidate’s address', async () => {
    const first = await anApplication();
    const second = await anApplication();
    const answer = await first.recruiter.ask('GET', '/recruiter/applications?status=pending&size=100');
    const ids = answer.json().data.applications.map((row: { id: number }) => row.id);
    expect(ids.indexOf(first.applicationId)).toBeLessThan(ids.indexOf(second.applicationId));
    expect(ids).toContain(first.applicationId);
    const row = answer.json().data.applications[ids.indexOf(first.applicationId)];
    expect(row).toMatchObject({
      job: { id: first.recruiter.jobId, title: 'Nurse', language: 'en', country_key: 'sg' },
      candidate: { id: first.person.user.id, first_name: 'Aylin' },
      first_message: 'Hello',
    });
    expect(answer.body).not.toContain('@example.com');
  });

  it('changes the status of an application, and its applicant sees each step at once', async () => {
    const one = await anApplication();
    const tab = await openSocket(api, one.person);
    for (const [status, label] of [
      ['viewed', 'viewed'],
      ['accepted', 'accepted'],
    ] as const) {
      const answer = await move(one.recruiter, one.applicationId, status);
      expect(answer.json().data.application.status).toBe(status);
      await tab.waitFor('application', (event) => event.label === label);
    }
    expect(await eventsOf(one)).toEqual(['applied', 'viewed', 'accepted']);
    tab.close();
  });

  it('can repeat a move, but not step back or across', async () => {
    const one = await anApplication();
    await move(one.recruiter, one.applicationId, 'declined');
    expect((await move(one.recruiter, one.applicationId, 'declined')).statusCode).toBe(200);
    for (const status of ['viewed', 'accepted']) {
      const answer = await move(one.recruiter, one.applicationId, status);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 40001]);
    }
    expect(await eventsOf(one)).toEqual(['applied', 'viewed', 'declined']);
    expect((await applicationOf(one)).label).toBe('not_accepted');
  });

  it('can decline after accepting, with a reason and a text that the person reads', async () => {
    const one = await anApplication();
    const path = `/recruiter/applications/${one.applicationId}`;
    await move(one.recruiter, one.applicationId, 'accepted');
    for (const [missing, body] of [
      ['reason', { text: 'We chose somebody with more experience at sea.' }],
      ['text', { reason: 'other_candidate' }],
    ] as const) {
      const refused = await one.recruiter.ask('PATCH', path, { status: 'declined', ...body });
      expect([refused.json().code, Object.keys(refused.json().errors)]).toEqual([40001, [missing]]);
    }
    const decline = { reason: 'other_candidate', text: 'We chose somebody with more experience at sea.' };
    const ended = await one.recruiter.ask('PATCH', path, { status: 'declined', ...decline });
    expect(ended.json().data.application).toMatchObject({ status: 'declined', stage: 'not_accepted' });
    expect(await applicationOf(one)).toMatchObject({ stage: 'not_accepted', can_withdraw: false, decline });
    expect(await eventsOf(one)).toEqual(['applied', 'viewed', 'accepted', 'declined']);
  });

  it('cannot move what its person took back', async () => {
    const one = await anApplication();
    await one.person.ask('PATCH', `/job/applied-jobs/${one.recruiter.jobId}/withdraw`);
    expect((await move(one.recruiter, one.applicationId, 'accepted')).json().code).toBe(40001);
  });

  it('adds one step to the timeline for the first reply, not for each, which open tabs see at once', async () => {
    const one = await anApplication();
    const { chat_id: chatId } = await applicationOf(one);
    const tab = await openSocket(api, one.person);
    for (const key of ['reply-key-1', 'reply-key-2']) {
      const body = { client_key: key, text: 'Thank you' };
      await one.recruiter.ask('POST', `/jobApplication/chats/${chatId}/messages`, body);
      await tab.waitFor('message', (event) => event.message.client_key === key);
    }
    await tab.waitFor('application', (event) => event.application_id === one.applicationId);
    expect(await eventsOf(one)).toEqual(['applied', 'replied']);
    tab.close();
  });

  it('cannot use the calls of job seekers, nor a job seeker those of recruiters', async () => {
    const one = await anApplication();
    expect((await one.recruiter.ask('GET', '/jobseeker/me')).json().code).toBe(40005);
    const own = await one.person.ask('PATCH', `/recruiter/applications/${one.applicationId}`, {
      status: 'accepted',
    });
    expect([own.statusCode, own.json().code]).toEqual([403, 40005]);
    expect((await aVisitor(api).ask('GET', '/recruiter/applications')).json().code).toBe(40011);
  });

  it('sees nothing of another agency’s jobs, applications and chats', async () => {
    const one = await anApplication();
    const { db } = api.dependencies;
    // The recruiter leaves the agency: its account must lose sight of everything at once.
    await db
      .updateTable('recruiters')
      .set({ managed_by: null })
      .where('account_id', '=', one.recruiter.recruiterId)
      .execute();
    const { chat_id: chatId } = await applicationOf(one);
    const answers = [
      await move(one.recruiter, one.applicationId, 'viewed'),
      await moveJob(one.recruiter, 'closed'),
      await one.recruiter.ask('GET', `/jobApplication/chats/${chatId}/messages`),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
  });
});

describe('a job that closes', () => {
  it('shows in the applicants’ list, timeline and open tabs, and leaves the search', async () => {
    const one = await anApplication();
    const tab = await openSocket(api, one.person);
    await moveJob(one.recruiter, 'on_hold');
    await tab.waitFor('application', (event) => event.label === 'on_hold');
    await moveJob(one.recruiter, 'open');
    await tab.waitFor('application', (event) => event.label === 'pending');
    await moveJob(one.recruiter, 'closed');
    await moveJob(one.recruiter, 'closed');
    await tab.waitFor('application', (event) => event.label === 'job_closed');
    expect(await eventsOf(one)).toEqual(['applied', 'job_on_hold', 'job_closed']);
    expect(await applicationOf(one)).toMatchObject({ label: 'job_closed', job_status: 'closed' });
    const detail = await one.person.ask('GET', `/job/${one.recruiter.jobId}`);
    expect(detail.json().data).toMatchObject({ status: 'closed', closed_at: expect.any(Number) });
    tab.close();
  });

  it('does not undo a decision', async () => {
    const one = await anApplication();
    await move(one.recruiter, one.applicationId, 'accepted');
    await moveJob(one.recruiter, 'closed');
    expect((await applicationOf(one)).label).toBe('accepted');
    expect(await eventsOf(one)).not.toContain('job_closed');
  });
});
