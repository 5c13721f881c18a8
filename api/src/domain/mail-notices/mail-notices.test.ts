import { afterAll, beforeAll, expect, it } from 'vitest';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { mailsTo } from '../../testing/people/mailed.ts';
import type { SignedInPerson } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { textsTo } from '../../testing/people/sent-sms.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { sendMailNotices } from './send-mail-notices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** Advances the clock and sends what is due; two processes do so at the same time. */
async function pass(minutes: number): Promise<void> {
  api.wait(minutes * 60);
  await Promise.all([1, 2].map(() => sendMailNotices(api.dependencies, api.now())));
}

const templatesTo = async ({ email }: SignedInPerson) =>
  (await mailsTo(api, email)).map(({ template }) => template);

async function anOpenConversation() {
  const one = await aConversation(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: true, language: 'es' })
    .where('id', '=', one.person.user.id)
    .execute();
  return one;
}

it('mails once, in the person’s language, about a message that stays unread, and again only after it was read', async () => {
  const { person, recruiter, chatId } = await anOpenConversation();
  const inChat = expect.stringMatching(new RegExp(`^https://jobs\\.example/es/\\w+/chat-home/${chatId}$`));
  await say(recruiter, chatId, 'Can you come on Monday?');
  await pass(9);
  expect(await templatesTo(person)).toEqual([]);
  await pass(2);
  await say(recruiter, chatId, 'Or on Tuesday?');
  await pass(20);
  expect(await mailsTo(api, person.email)).toMatchObject([
    { template: 'message-unread', language: 'es', data: { chat_url: inChat } },
  ]);
  const last = (await say(person, chatId, 'Tuesday it is.')).json().data.message.id;
  const read = await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: last });
  expect(read.statusCode).toBe(200);
  await say(recruiter, chatId, 'See you then.');
  await pass(20);
  expect(await templatesTo(person)).toEqual(['message-unread', 'message-unread']);
});

it('names all unread chats of a person in one mail', async () => {
  const { person } = await anOpenConversation();
  for (const _ of [1, 2, 3]) {
    const recruiter = await aRecruiterWithJob(api);
    await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, { first_message: 'Hello' });
    const { chats } = (await person.ask('GET', '/jobApplication/chats')).json().data;
    const { id } = chats.find((one: { job: { id: number } }) => one.job.id === recruiter.jobId);
    await say(recruiter, id, 'Can you come on Monday?');
  }
  await pass(20);
  const [mail, ...others] = await mailsTo(api, person.email);
  expect([mail?.template, mail?.data?.items?.length, others]).toEqual(['messages-unread', 3, []]);
});

it('texts, too, where the person has a number and wants it, once and in their language', async () => {
  const { person, recruiter, chatId } = await anOpenConversation();
  const phone = `+3461${String(person.user.id).padStart(7, '0')}`;
  const wants = (sms: boolean) =>
    person.ask('PATCH', '/jobseeker/account-setting', { notifications: { messages: { email: false, sms } } });
  await wants(true);
  await say(recruiter, chatId, 'Hello');
  await pass(20);
  expect([await textsTo(api, phone), await templatesTo(person)]).toEqual([[], []]);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ phone_num: phone, is_mobile_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  const read = async () => {
    const { id } = (await say(person, chatId, 'Hello yourself')).json().data.message;
    await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: id });
  };
  await read();
  await say(recruiter, chatId, 'Can you come on Monday?');
  await pass(20);
  const text = expect.stringMatching(
    new RegExp(`te escribió .*https://jobs\\.example/es/\\w+/chat-home/${chatId}$`),
  );
  expect(await textsTo(api, phone)).toEqual([text]);
  await wants(false);
  await read();
  await say(recruiter, chatId, 'Or on Tuesday?');
  await pass(20);
  expect(await textsTo(api, phone)).toHaveLength(1);
});

it('mails nothing about what was read in time, or was the person’s own', async () => {
  const { person, recruiter, chatId } = await anOpenConversation();
  const { id } = (await say(recruiter, chatId, 'Hello')).json().data.message;
  await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: id });
  await say(person, chatId, 'Hello yourself');
  await pass(30);
  expect(await templatesTo(person)).toEqual([]);
});

it('mails an answer to an application once', async () => {
  const { person, recruiter, applicationId } = await anOpenConversation();
  for (const status of ['viewed', 'accepted']) {
    await recruiter.ask('PATCH', `/recruiter/applications/${applicationId}`, { status });
    await pass(1);
  }
  await pass(8);
  expect(await mailsTo(api, person.email)).toEqual([]);
  await pass(1);
  const there = expect.stringMatching(new RegExp(`/my-jobs/communicated#application-${applicationId}$`));
  expect(await mailsTo(api, person.email)).toMatchObject([
    { template: 'application-answered', data: { application_url: there } },
  ]);
});

it.each([
  ['does not want it', { notifications: { messages: { email: false } } }, true],
  ['has not confirmed the address', {}, false],
])('mails nobody who %s', async (_, change, isConfirmed) => {
  const { person, recruiter, chatId } = await anOpenConversation();
  await person.ask('PATCH', '/jobseeker/account-setting', change);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_email_verified: isConfirmed })
    .where('id', '=', person.user.id)
    .execute();
  await say(recruiter, chatId, 'Hello');
  await pass(30);
  expect(await templatesTo(person)).toEqual([]);
});
