import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, say } from '../../testing/people/conversation.ts';
import type { Person } from '../../testing/people/person.ts';
import { sendApplication } from '../../testing/people/sent-application.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const now = new Date('2026-11-02T08:00:00Z');
const seconds = now.getTime() / 1000;
const centreOf = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/notifications')).json().data;
const read = (person: Person, body: object) => person.ask('POST', '/jobApplication/notifications/read', body);
const newsTotal = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/news')).json().data.total;

async function anInvitation() {
  api.setTime(now);
  const one = await sendApplication(api);
  const answer = await one.recruiter.ask('POST', `/recruiter/applications/${one.id}/interviews`, {
    ...{ starts_at: seconds + 172_800, time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' },
  });
  return { ...one, interviewId: answer.json().data.interview.id as number };
}
const eventsOf = ({ notifications }: { notifications: { event: string }[] }) =>
  notifications.map(({ event }) => event);

describe('the notification centre of a candidate', () => {
  it('lists each step of the employer, newest first, with the interview that it is about', async () => {
    const { person, id, interviewId } = await anInvitation();
    const centre = await centreOf(person);
    expect(eventsOf(centre)).toEqual(['interview_invited', 'accepted', 'viewed']);
    expect(centre).toMatchObject({ unread_count: 3, chats: [] });
    expect(centre.notifications[0]).toMatchObject({
      ...{ application_id: id, subject_id: interviewId, is_read: false, at: seconds },
      counterpart: expect.stringMatching(/^Company/),
      job: { id: expect.any(Number), title: expect.any(String) },
    });
  });

  it('marks one as read, then all that were shown, in every tab; what came later stays', async () => {
    const one = await anInvitation();
    const { person, recruiter, interviewId } = one;
    const [latest] = (await centreOf(person)).notifications;
    const tab = await openSocket(api, person);
    await read(person, { up_to: latest.id, ids: [latest.id] });
    await tab.waitFor('news');
    tab.close();
    expect(await centreOf(person)).toMatchObject({
      unread_count: 2,
      notifications: [{ is_read: true }, {}, {}],
    });
    await recruiter.ask('PATCH', `/recruiter/interviews/${interviewId}`, {
      ...{ action: 'cancel', reason: 'other', version: 1 },
    });
    await read(person, { up_to: latest.id });
    const after = await centreOf(person);
    expect(after.unread_count).toBe(1);
    expect(after.notifications[0]).toMatchObject({ event: 'interview_cancelled', is_read: false });
    expect(await newsTotal(person)).toBe(1);
    await read(person, { up_to: after.notifications[0].id });
    expect(await newsTotal(person)).toBe(0);
  });

  it('shows as read what the person has seen or answered elsewhere', async () => {
    const { person, id, interviewId } = await anInvitation();
    await person.ask('POST', '/jobApplication/news/seen', { application_ids: [id], up_to: seconds });
    expect((await centreOf(person)).unread_count).toBe(0);
    const other = await anInvitation();
    await other.person.ask('PATCH', `/jobApplication/interviews/${other.interviewId}`, {
      ...{ action: 'accept', version: 1 },
    });
    expect((await centreOf(other.person)).unread_count).toBe(0);
    expect(interviewId).not.toBe(other.interviewId);
  });

  it('counts nothing for who has switched notices on the site off, and still lists it', async () => {
    const { person } = await anInvitation();
    await person.ask('PATCH', '/jobseeker/account-setting', {
      notifications: { applications: { site: false } },
    });
    expect((await person.ask('GET', '/jobApplication/news')).json().data).toMatchObject({
      ...{ unread_count: 0, is_muted: true },
    });
    expect((await centreOf(person)).notifications).toHaveLength(3);
  });

  it('leaves those of another person alone', async () => {
    const [one, other] = [await anInvitation(), await anInvitation()];
    const { notifications } = await centreOf(one.person);
    await read(other.person, {
      up_to: notifications[0].id,
      ids: notifications.map(({ id }: { id: number }) => id),
    });
    expect((await centreOf(one.person)).unread_count).toBe(3);
  });

  it('tells the end of the job, and nothing of a company that the person has blocked', async () => {
    api.setTime(now);
    const one = await sendApplication(api);
    await one.recruiter.ask('PATCH', `/recruiter/jobs/${one.recruiter.jobId}`, { status: 'on_hold' });
    expect(eventsOf(await centreOf(one.person))).toEqual(['job_on_hold']);
    const { company_id } = await api.dependencies.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', one.recruiter.jobId)
      .executeTakeFirstOrThrow();
    await one.person.ask('POST', '/company/blacklist-companies/create', { company_id });
    expect(await centreOf(one.person)).toEqual({ notifications: [], unread_count: 0, chats: [] });
  });

  it('counts unread messages by chat, until they are read', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const first = (await say(recruiter, chatId, 'Hello')).json().data.message.id;
    const readTo = (up_to: number) => person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to });
    await readTo(first);
    const last = (await say(recruiter, chatId, 'Are you there?')).json().data.message.id;
    expect((await centreOf(person)).chats).toEqual([
      { chat_id: chatId, unread_count: 1, job_title: expect.any(String), counterpart: expect.any(String) },
    ]);
    const show = (site: boolean) =>
      person.ask('PATCH', '/jobseeker/account-setting', { notifications: { messages: { site } } });
    await show(false);
    expect((await centreOf(person)).chats).toEqual([]);
    await show(true);
    await readTo(last);
    expect((await centreOf(person)).chats).toEqual([]);
  });
});

describe('the notification centre of a recruiter', () => {
  it('lists what candidates did, with their first names, and marks all as read', async () => {
    const { person, recruiter, id, interviewId } = await anInvitation();
    const tab = await openSocket(api, recruiter);
    await person.ask('PATCH', `/jobApplication/interviews/${interviewId}`, { action: 'accept', version: 1 });
    await tab.waitFor('news');
    tab.close();
    const { notifications } = await centreOf(recruiter);
    const own = notifications.filter((one: { application_id: number }) => one.application_id === id);
    // The invitation showed that the application itself was seen.
    expect(own).toMatchObject([
      {
        event: 'interview_accepted',
        subject_id: interviewId,
        is_read: false,
        counterpart: person.user.first_name,
      },
      { event: 'applied', is_read: true },
    ]);
    await read(recruiter, { up_to: notifications[0].id });
    expect((await centreOf(recruiter)).unread_count).toBe(0);
  });
});
