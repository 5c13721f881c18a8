import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import { aVisitor, type SignedInPerson } from '../../testing/people/person.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sendInterviewNotices } from '../mail-notices/send-interview-notices.ts';
import { sendMailNotices } from '../mail-notices/send-mail-notices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** A person with an unread message, an acceptance and an invitation, each mailed. */
async function aMailedPerson() {
  const one = await aConversation(api);
  const { person, recruiter, chatId, applicationId } = one;
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, language: 'en', country_key: 'ph' })
    .where('id', '=', person.user.id)
    .execute();
  const terms = { time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' };
  const starts_at = Math.floor(api.now().getTime() / 1000) + 400_000;
  await recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
    ...terms,
    starts_at,
  });
  await say(recruiter, chatId, 'Hello');
  await mailAll();
  return one;
}

async function mailAll(): Promise<void> {
  api.wait(20 * 60);
  await sendMailNotices(api.dependencies, api.now());
  await sendInterviewNotices(api.dependencies, api.now());
}

const urlOf = async ({ email }: SignedInPerson, wanted: string) => {
  const mail = (await mailsTo(api, email)).findLast(({ template }) => template === wanted);
  return new URL(String(mail?.data?.unsubscribe_url));
};
const click = ({ pathname, search }: URL, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });
const templates = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).map(({ template }) => template).sort();

it('stop in one click without a login, each kind by its own mails, whatever page the click comes from', async () => {
  const { person, recruiter, chatId } = await aMailedPerson();
  const before = await templates(person);
  expect(before).toEqual(['interview-invited', 'message-unread']);
  const messages = await urlOf(person, 'message-unread');
  expect(
    (await click(messages, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })).statusCode,
  ).toBe(200);
  const { data } = (await person.ask('GET', '/jobseeker/account-setting')).json();
  expect([data.notifications.messages.email, data.notifications.applications.email]).toEqual([false, true]);
  await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: 1_000_000 });
  await say(recruiter, chatId, 'Are you there?');
  await mailAll();
  expect(await templates(person)).toEqual(before);
  expect((await click(await urlOf(person, 'interview-invited'))).statusCode).toBe(200);
  const after = (await person.ask('GET', '/jobseeker/account-setting')).json().data.notifications;
  expect(after.applications.email).toBe(false);
});

it('change nothing when the link is opened, and lead to a page where a visitor can switch them', async () => {
  const { person } = await aMailedPerson();
  const url = await urlOf(person, 'message-unread');
  const opened = await aVisitor(api).ask('GET', url.pathname.replace('/api', '') + url.search);
  const token = url.searchParams.get('token') ?? '';
  expect(opened.statusCode).toBe(302);
  expect(opened.headers.location).toBe(`https://jobs.example/en/ph/my-jobs/emails#${token}`);
  const visitor = aVisitor(api);
  const link = '/jobseeker/mail-notices/by-link';
  expect((await visitor.ask('POST', link, { token })).json().data).toEqual({
    ...{ kind: 'messages', is_on: true, email: person.email },
  });
  expect((await visitor.ask('PUT', link, { token, is_on: false })).json().data.is_on).toBe(false);
  expect((await visitor.ask('PUT', link, { token, is_on: true })).json().data.is_on).toBe(true);
});

it('cannot be forged for another kind or account, and end with the address', async () => {
  const [{ person }, other] = [await aMailedPerson(), await aMailedPerson()];
  const token = (await urlOf(person, 'message-unread')).searchParams.get('token') ?? '';
  const link = '/jobseeker/mail-notices/by-link';
  const codeOf = async (forged: string) =>
    (await aVisitor(api).ask('POST', link, { token: forged })).json().code;
  expect(await codeOf(token.replace('messages', 'applications'))).toBe(42002);
  expect(await codeOf(token.replace(`.${person.user.id}.`, `.${other.person.user.id}.`))).toBe(42002);
  const email = `new-${person.user.id}@example.com`;
  await api.dependencies.db
    .updateTable('accounts')
    .set({ email, email_key: email })
    .where('id', '=', person.user.id)
    .execute();
  expect(await codeOf(token)).toBe(42002);
});

it('end mails about reports alone, and start them again by the settings', async () => {
  const { person, recruiter } = await aMailedPerson();
  const admin = await anAdmin(api);
  const stopped = async () => (await person.ask('GET', '/jobseeker/account-setting')).json().data.mailed;
  const sendOutcome = async (): Promise<void> => {
    const path = `/jobApplication/recruiters/${recruiter.recruiterId}/report`;
    await person.ask('POST', path, { report_reason_id: 1 });
    const { reports } = (await admin.ask('GET', '/admin/conduct-reports?size=100')).json().data;
    const [{ id, reported_at }] = reports;
    await admin.ask('PATCH', `/admin/conduct-reports/${id}/decide`, {
      outcome: 'kept',
      note: 'Seen',
      reported_at,
    });
  };
  await sendOutcome();
  expect(await stopped()).toEqual({ reports: true, company: true });
  expect((await click(await urlOf(person, 'conduct-kept'))).statusCode).toBe(200);
  expect(await stopped()).toEqual({ reports: false, company: true });
  const before = await templates(person);
  api.wait(60);
  await sendOutcome();
  expect(await templates(person)).toEqual(before);
  const changed = await person.ask('PATCH', '/jobseeker/account-setting', { mailed: { reports: true } });
  expect(changed.json().data.mailed.reports).toBe(true);
});
