import { errorCode } from '@jobharbor/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aKey, messagesOf, say } from '../../testing/people/conversation.ts';
import { aJobseeker, type Person } from '../../testing/people/person.ts';
import { aRecruiterWithJob } from '../../testing/people/recruiter.ts';
import { pdf, upload } from '../../testing/people/upload-resume.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const choose = (person: Person, automatic: { greeting?: boolean; resume?: boolean }) =>
  person.ask('PATCH', '/jobseeker/account-setting', { automatic });

const addGreeting = (person: Person) =>
  person.ask('POST', '/jobseeker/greetings/create', {
    ...{ text: 'Hello {name}, I like {job} at {company}.', is_default: true },
  });

const apply = (person: Person, jobId: number, first_message = '') =>
  person.ask('POST', `/data/jobs/${jobId}/applications`, { first_message, screening_answers: [] });

const ask = (person: Person, jobId: number, client_key = aKey()) =>
  person.ask('POST', '/jobApplication/chats', { job_id: jobId, text: 'Is it shift work?', client_key });

const chatOfJob = async (jobId: number): Promise<number> =>
  (
    await api.dependencies.db
      .selectFrom('chats')
      .leftJoin('applications', 'applications.id', 'chats.application_id')
      .leftJoin('chat_starts', 'chat_starts.chat_id', 'chats.id')
      .select('chats.id')
      .where((eb) => eb.or([eb('applications.job_id', '=', jobId), eb('chat_starts.job_id', '=', jobId)]))
      .executeTakeFirstOrThrow()
  ).id;

async function aPersonWithGreeting(): Promise<Person> {
  const person = await aJobseeker(api);
  await api.dependencies.db
    .updateTable('accounts')
    .set({ is_profile_completed: true, is_email_verified: true })
    .where('id', '=', person.user.id)
    .execute();
  expect((await addGreeting(person)).statusCode).toBe(201);
  return person;
}

describe('a greeting', () => {
  it('is sent by itself only where the person chose so, filled in, before the question and once', async () => {
    const [person, recruiter] = [await aPersonWithGreeting(), await aRecruiterWithJob(api)];
    const check = async () =>
      (await person.ask('GET', `/jobApplication/chats/start?job_id=${recruiter.jobId}`)).json().data.greeting;
    expect(await check()).toBeNull();
    expect((await choose(person, { greeting: true })).json().data.automatic).toEqual({
      ...{ greeting: true, resume: false },
    });
    expect(await check()).toMatch(/^Hello Mei Ling Tan, I like .+ at .+\.$/);
    const { chat } = (await ask(person, recruiter.jobId, 'key-of-the-question')).json().data;
    await ask(person, recruiter.jobId, 'key-of-the-question');
    await ask(person, recruiter.jobId);
    const { messages } = await messagesOf(recruiter, chat.id);
    expect(messages).toHaveLength(3);
    expect(messages[0]).toMatchObject({ kind: 'text', sender: 'jobseeker', is_automatic: true });
    expect(messages[1]).not.toHaveProperty('is_automatic');
    await choose(person, { greeting: false });
    const other = await aRecruiterWithJob(api);
    const plain = (await ask(person, other.jobId)).json().data.chat;
    expect((await messagesOf(person, plain.id)).messages).toHaveLength(1);
  });

  it('opens the chat of an application without words, and is no reply that opens an exchange', async () => {
    const [person, recruiter] = [await aPersonWithGreeting(), await aRecruiterWithJob(api)];
    await choose(person, { greeting: true });
    await apply(person, recruiter.jobId);
    await apply(person, recruiter.jobId);
    const chatId = await chatOfJob(recruiter.jobId);
    await say(recruiter, chatId, 'Welcome');
    const { messages } = await messagesOf(recruiter, chatId);
    expect(messages.map(({ is_automatic = false }: { is_automatic?: boolean }) => is_automatic)).toEqual([
      true,
      false,
    ]);
    const early = await recruiter.ask('POST', `/jobApplication/chats/${chatId}/mobile-exchange`, {
      client_key: aKey(),
    });
    expect(early.json().code).toBe(errorCode.exchangeTooEarly);
    await choose(person, { resume: true });
    await upload(person, 'Ana.pdf', pdf('Ana.pdf'));
    await say(recruiter, chatId, 'Are you there?');
    const kinds = async () =>
      (await messagesOf(person, chatId)).messages.map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).not.toContain('resume');
    await say(person, chatId, 'Yes');
    expect(await kinds()).toContain('resume');
    const worded = await aRecruiterWithJob(api);
    await apply(person, worded.jobId, 'My own words');
    const own = await messagesOf(person, await chatOfJob(worded.jobId));
    expect(own.messages.map(({ text }: { text: string }) => text)).toEqual(['My own words']);
  });

  it('is in a chat once, also for the database', async () => {
    const { chatId } = await aConversation(api);
    const { db } = api.dependencies;
    const { id } = await db
      .selectFrom('messages')
      .select('id')
      .where('chat_id', '=', chatId)
      .executeTakeFirstOrThrow();
    const insert = () =>
      db
        .insertInto('automatic_messages')
        .values({ chat_id: chatId, kind: 'greeting', message_id: id })
        .execute();
    await insert();
    await expect(insert()).rejects.toThrow('automatic_messages_pkey');
  });
});

describe('a résumé', () => {
  const resumesIn = async (who: Person, chatId: number) =>
    (await messagesOf(who, chatId)).messages.filter(({ kind }: { kind: string }) => kind === 'resume');

  it('is sent by itself once both have written, opened by the employer, and can be taken back for good', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    await choose(person, { resume: true });
    await upload(person, 'Ana.pdf', pdf('Ana.pdf'));
    await say(person, chatId, 'Are you there?');
    expect(await resumesIn(recruiter, chatId)).toEqual([]);
    await Promise.all([
      say(recruiter, chatId, 'Yes'),
      say(recruiter, chatId, 'I am'),
      say(person, chatId, 'Good'),
    ]);
    const [sent, ...more] = await resumesIn(recruiter, chatId);
    expect([sent, more]).toMatchObject([
      { sender: 'jobseeker', state: 'accepted', is_automatic: true, resume: { filename: 'Ana.pdf' } },
      [],
    ]);
    const open = () => recruiter.ask('GET', `/jobApplication/chats/${chatId}/messages/${sent?.id}/file`);
    expect((await open()).statusCode).toBe(200);
    const path = `/jobApplication/chats/${chatId}/resume-exchange/${sent?.id}`;
    expect((await person.ask('PATCH', path, { action: 'take_back' })).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(404);
    expect((await say(person, chatId, 'Sorry')).statusCode).toBe(201);
    expect(await resumesIn(recruiter, chatId)).toHaveLength(1);
  });

  it('is not sent unless chosen, nor where the application has one', async () => {
    const plain = await aConversation(api);
    await upload(plain.person, 'Ana.pdf', pdf('Ana.pdf'));
    await say(plain.recruiter, plain.chatId, 'Hello');
    expect(await resumesIn(plain.person, plain.chatId)).toEqual([]);

    const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
    const { resume } = (await upload(person, 'Ben.pdf', pdf('Ben.pdf'))).json().data;
    await choose(person, { resume: true });
    const applied = await person.ask('POST', `/data/jobs/${recruiter.jobId}/applications`, {
      ...{ first_message: 'I apply', screening_answers: [], resume_id: resume.id },
    });
    expect(applied.statusCode).toBe(201);
    const chatId = await chatOfJob(recruiter.jobId);
    await say(recruiter, chatId, 'Welcome');
    expect(await resumesIn(person, chatId)).toEqual([]);
  });
});
