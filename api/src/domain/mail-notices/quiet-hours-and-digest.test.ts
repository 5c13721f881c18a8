import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import type { SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findQuietEnd } from '../account-settings/notice-schedule.ts';
import { sendDigests } from './send-digests.ts';
import { sendInterviewNotices } from './send-interview-notices.ts';
import { sendMailNotices } from './send-mail-notices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Sends what is due at a time, by two processes at once. */
async function sendAt(time: string): Promise<void> {
  api.setTime(new Date(time));
  for (const send of [sendMailNotices, sendInterviewNotices, sendDigests])
    await Promise.all([1, 2].map(() => send(api.dependencies, api.now())));
}
const templatesTo = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).map(({ template }) => template).sort();

/** Somebody in Manila (UTC+8) with this schedule, at noon there on 2 November. */
async function aScheduled(schedule: object) {
  api.setTime(new Date('2026-11-02T04:00:00Z'));
  const one = await aConversation(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, language: 'en', country_key: 'ph' })
    .where('id', '=', one.person.user.id)
    .execute();
  const body = { schedule: { time_zone: 'Asia/Manila', quiet: null, digest: false, ...schedule } };
  const answer = await one.person.ask('PATCH', '/jobseeker/account-setting', body);
  expect(answer.json().data.schedule).toEqual(body.schedule);
  api.wait(60);
  return one;
}
type Scheduled = Awaited<ReturnType<typeof aScheduled>>;

const night = { quiet: { from: '22:00', until: '07:00' } };
const invite = ({ recruiter, applicationId }: Scheduled, hours: number) =>
  recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
    ...{ time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' },
    starts_at: Math.floor(api.now().getTime() / 1000) + hours * 3600,
  });

describe('quiet hours', () => {
  it('hold mails about messages and interviews until their end in the person’s time zone', async () => {
    const one = await aScheduled(night);
    api.setTime(new Date('2026-11-02T13:00:00Z'));
    await say(one.recruiter, one.chatId, 'Good evening');
    await invite(one, 100);
    await sendAt('2026-11-02T14:00:00Z');
    await sendAt('2026-11-02T22:59:00Z');
    expect(await templatesTo(one.person)).toEqual([]);
    await sendAt('2026-11-02T23:00:00Z');
    expect(await templatesTo(one.person)).toEqual(['interview-invited', 'message-unread']);
  });

  it('do not hold back an interview within a day', async () => {
    const one = await aScheduled(night);
    api.setTime(new Date('2026-11-02T16:00:00Z'));
    await invite(one, 20);
    await sendAt('2026-11-02T16:01:00Z');
    expect(await templatesTo(one.person)).toEqual(['interview-invited']);
  });

  it.each([
    ['22:00', '07:00', '2026-11-02T13:59:59Z', null],
    ['22:00', '07:00', '2026-11-02T14:00:00Z', '2026-11-02T23:00:00Z'],
    ['22:00', '07:00', '2026-11-02T22:00:00Z', '2026-11-02T23:00:00Z'],
    ['12:00', '14:00', '2026-11-02T05:00:00Z', '2026-11-02T06:00:00Z'],
    ['12:00', '14:00', '2026-11-02T06:00:00Z', null],
  ])('from %s until %s hold at %s until %s', async (from, until, at, end) => {
    const { person } = await aScheduled({ quiet: { from, until } });
    const found = await findQuietEnd(api.dependencies.db, person.user.id, new Date(at));
    expect(found).toEqual(end === null ? null : new Date(end));
  });

  it('are refused with an end that is their beginning, and in a zone that is not known', async () => {
    const { person } = await aScheduled(night);
    const change = async (schedule: object) =>
      (await person.ask('PATCH', '/jobseeker/account-setting', { schedule })).statusCode;
    const schedule = { time_zone: 'Asia/Manila', quiet: null, digest: false };
    expect(await change({ ...schedule, quiet: { from: '22:00', until: '22:00' } })).toBe(422);
    expect(await change({ ...schedule, quiet: { from: '24:00', until: '07:00' } })).toBe(422);
    expect(await change({ ...schedule, time_zone: 'Asia/Atlantis' })).toBe(422);
  });
});

describe('a daily mail', () => {
  it('tells once, at eight, what is unread, instead of single mails', async () => {
    const one = await aScheduled({ digest: true });
    await say(one.recruiter, one.chatId, 'Good day');
    // Two news of one application are one line, since they read alike and lead to one place.
    for (const status of ['viewed', 'accepted'])
      await one.recruiter.ask('PATCH', `/recruiter/applications/${one.applicationId}`, { status });
    await sendAt('2026-11-02T23:59:00Z');
    expect(await templatesTo(one.person)).toEqual([]);
    await sendAt('2026-11-03T00:00:00Z');
    await sendAt('2026-11-03T12:00:00Z');
    const [mail, ...more] = await mailsTo(api, one.person.email);
    expect(more).toEqual([]);
    const chat = expect.stringMatching(new RegExp(`/en/ph/chat-home/${one.chatId}$`));
    expect(mail).toMatchObject({
      template: 'digest',
      data: {
        count: 2,
        items: [
          { text: expect.stringMatching(/^Unread messages · Company/), url: chat },
          { text: expect.stringMatching(/^News about the application · Company/) },
        ],
      },
    });
    await sendAt('2026-11-04T00:00:00Z');
    expect(await mailsTo(api, one.person.email)).toHaveLength(1);
  });

  it('does not come about what was seen, and stops in one click with all that it replaces', async () => {
    const one = await aScheduled({ digest: true });
    await one.recruiter.ask('PATCH', `/recruiter/applications/${one.applicationId}`, { status: 'viewed' });
    const { notifications } = (await one.person.ask('GET', '/jobApplication/notifications')).json().data;
    await one.person.ask('POST', '/jobApplication/notifications/read', { up_to: notifications[0].id });
    await sendAt('2026-11-03T00:00:00Z');
    expect(await templatesTo(one.person)).toEqual([]);
    api.wait(60);
    await say(one.recruiter, one.chatId, 'Good day');
    await sendAt('2026-11-04T00:00:00Z');
    const [mail] = await mailsTo(api, one.person.email);
    const { pathname, search } = new URL(String(mail?.data?.unsubscribe_url));
    const stop = await api.app.inject({ method: 'POST', url: pathname + search });
    expect(stop.statusCode).toBe(200);
    const setting = (await one.person.ask('GET', '/jobseeker/account-setting')).json().data;
    expect(setting.notifications).toMatchObject({
      messages: { email: false },
      applications: { email: false },
    });
    await say(one.recruiter, one.chatId, 'Are you there?');
    await sendAt('2026-11-05T00:00:00Z');
    expect(await mailsTo(api, one.person.email)).toHaveLength(1);
  });
});

it('tells nothing by mail about an answer that was seen on the site in time', async () => {
  const one = await aScheduled({});
  const { person, recruiter, applicationId } = one;
  await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status: 'accepted' });
  const seconds = Math.floor(api.now().getTime() / 1000);
  const seen = { application_ids: [applicationId], up_to: seconds };
  await person.ask('POST', '/jobApplication/news/seen', seen);
  await sendAt('2026-11-02T05:00:00Z');
  expect(await templatesTo(person)).toEqual([]);
});
