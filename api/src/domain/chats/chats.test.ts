import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aKey, messagesOf, say } from '../../testing/people/conversation.ts';
import { aJobseeker, aVisitor, type Person } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { hasBadInput, naughtyStrings } from '../../testing/samples/bad-input.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { addMessage } from '../messages/add-message.ts';
import { publishTyping } from '../messages/publish-typing.ts';
import { advanceDelivered, advanceReceipt } from './receipt-repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const unreadOf = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/chats/unread-count')).json().data.unread_count;

describe('a conversation', () => {
  it('begins with the application’s words, and each side sees the other', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation(api, 'Good morning');
    const mine = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    expect(mine).toMatchObject({
      application_id: applicationId,
      application_label: 'pending',
      counterpart: { id: recruiter.recruiterId, name: 'Mei Ling Tan', title: 'Talent Partner' },
      last_message: { text: 'Good morning', sender: 'jobseeker' },
      unread_count: 0,
    });
    const theirs = (await recruiter.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    expect(theirs).toMatchObject({
      counterpart: { id: person.user.id, name: 'Aylin' },
      unread_count: 1,
    });
    expect(JSON.stringify(theirs)).not.toContain(person.email);
  });

  it('names signs of a scam in a recruiter’s message and in the advertisement, not in the person’s words', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Send me the code');
    await say(recruiter, chatId, 'Please tell me the code that you got by SMS.');
    const { messages } = await messagesOf(person, chatId);
    expect(messages.map(({ cautions = [] }: { cautions?: string[] }) => cautions)).toEqual([[], ['codes']]);
    const jobId = await addJob(api, {
      descriptionHtml: '<p>Good work.</p><p>Pay the fee of 30 dollars first.</p>',
    });
    const shown = (await person.ask('GET', `/job/${jobId}/static`)).json().data;
    expect(shown.cautions ?? shown.job.cautions).toEqual(['money']);
  });

  it('costs few queries: three a message in its transaction, one a receipt and one while typing', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    await say(recruiter, chatId, 'Good morning');
    let queries = 0;
    const db = api.dependencies.db.withPlugin({
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const count = async (work: () => Promise<unknown>) => {
      queries = 0;
      await work();
      return queries;
    };
    const [mine, theirs] = [
      { accountId: person.user.id, side: 'jobseeker' as const },
      { accountId: recruiter.recruiterId, side: 'recruiter' as const },
    ];
    for (const [sender, reader] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const content = { kind: 'text' as const, text: 'Hello' };
      const draft = { chatId, clientKey: aKey(), content, now: api.now() };
      expect(await count(() => addMessage(db, sender, draft))).toBe(3);
      expect(await count(() => advanceReceipt(db, reader, chatId, 2 ** 40, 'read'))).toBe(1);
      expect(await count(() => publishTyping(db, sender, chatId))).toBe(1);
    }
  });

  it('opens empty when the application had no words', async () => {
    const { person, chatId } = await aConversation(api, '  ');
    const chat = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    expect(chat.last_message).toBeNull();
    expect(await messagesOf(person, chatId)).toEqual({ messages: [], has_earlier: false });
  });

  it('shows the text of a message whose kind only a later version knows', async () => {
    const { person, chatId } = await aConversation(api, 'Good morning');
    const { db } = api.dependencies;
    await sql`update messages set kind = 'hologram' where chat_id = ${chatId}`.execute(db);
    const text = { kind: 'text', text: 'Good morning' };
    expect((await messagesOf(person, chatId)).messages).toMatchObject([text]);
    const { chat } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data;
    expect(chat.last_message).toMatchObject(text);
  });

  it('ends with the withdrawal: both sides see when, can read on, and can write no more', async () => {
    const { person, recruiter, chatId } = await aConversation(api, 'Good morning');
    const first = await say(person, chatId, 'Are you there?', 'key-before-1');
    expect(first.statusCode).toBe(201);
    const { job } = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    await person.ask('PATCH', `/job/applied-jobs/${job.id}/withdraw`);
    for (const side of [person, recruiter]) {
      const refused = await say(side, chatId, 'One more thing');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 42020]);
      const { chat } = (await side.ask('GET', `/jobApplication/chats/${chatId}`)).json().data;
      expect(chat).toMatchObject({ application_label: 'withdrawn', withdrawn_at: expect.any(Number) });
      const { messages } = await messagesOf(side, chatId);
      expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(['text', 'text', 'system']);
    }
    // A retry of a message that was stored before is answered with that message.
    expect((await say(person, chatId, 'Are you there?', 'key-before-1')).statusCode).toBe(200);
  });

  it('is nobody else’s: to another person it does not exist', async () => {
    const { chatId } = await aConversation(api);
    const other = await aJobseeker(api);
    const answers = [
      await other.ask('GET', `/jobApplication/chats/${chatId}`),
      await other.ask('GET', `/jobApplication/chats/${chatId}/messages`),
      await say(other, chatId, 'Let me in'),
      await other.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: 1 }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([404, 40004]);
    expect((await other.ask('GET', '/jobApplication/chats')).json().data.chats).toEqual([]);
    expect((await aVisitor(api).ask('GET', '/jobApplication/chats')).json().code).toBe(40011);
  });

  it('can be read from its end backwards and from a message on, oldest first', async () => {
    const { person, chatId } = await aConversation(api, '1');
    for (const text of ['2', '3', '4', '5']) await say(person, chatId, text);
    const textsOf = (page: { messages: { text: string }[] }) => page.messages.map(({ text }) => text);
    const newest = await messagesOf(person, chatId, '?size=2');
    expect([textsOf(newest), newest.has_earlier]).toEqual([['4', '5'], true]);
    const before = await messagesOf(person, chatId, `?size=3&before=${newest.messages[0].id}`);
    expect([textsOf(before), before.has_earlier]).toEqual([['1', '2', '3'], false]);
    const after = await messagesOf(person, chatId, `?size=2&after=${before.messages[0].id}`);
    expect([textsOf(after), after.has_earlier]).toEqual([['2', '3'], true]);
  });

  it('holds a message once, however often its key arrives', async () => {
    const { person, chatId } = await aConversation(api);
    const key = aKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(person, chatId, 'Once', key)));
    expect(new Set(answers.map((answer) => answer.json().data.message.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect((await messagesOf(person, chatId)).messages).toHaveLength(2);
  });

  it('numbers messages in the order in which they can be seen, also when both write at once', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => say(n % 2 === 0 ? person : recruiter, chatId, `message ${n}`)),
    );
    const { messages } = await messagesOf(person, chatId);
    const ids = messages.map((message: { id: number }) => message.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids).toHaveLength(21);
  });

  it('leaves the list after thirty quiet days, but is still there', async () => {
    const start = new Date();
    const { person, chatId } = await aConversation(api);
    api.setTime(new Date(start.getTime() + 29 * 86_400_000));
    expect((await person.ask('GET', '/jobApplication/chats')).json().data.total).toBe(1);
    api.setTime(new Date(start.getTime() + 31 * 86_400_000));
    expect((await person.ask('GET', '/jobApplication/chats')).json().data.total).toBe(0);
    expect((await person.ask('GET', `/jobApplication/chats/${chatId}`)).statusCode).toBe(200);
    api.setTime(new Date());
  });

  it('can be found by the recruiter it is with', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const ask = (by: Person) =>
      by.ask('GET', `/jobApplication/chats/check-exists/${recruiter.recruiterId}/jobseekers`);
    expect((await ask(person)).json().data).toEqual({ is_existing: true, chat_id: chatId });
    expect((await ask(await aJobseeker(api))).json().data).toEqual({ is_existing: false, chat_id: null });
  });

  it.skipIf(!hasBadInput)('carries any naughty string as it was sent, or refuses it', async () => {
    const { person, chatId } = await aConversation(api);
    for (const text of naughtyStrings()) {
      const answer = await say(person, chatId, text);
      if (answer.statusCode === 201) expect(answer.json().data.message.text).toBe(text);
      else expect([text, answer.statusCode]).toEqual([text, 422]);
    }
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const answer = await say(person, chatId, text);
      expect([answer.statusCode, answer.json().errors.text]).toEqual([422, [expect.any(String)]]);
    }
  });
});

describe('receipts', () => {
  it('are stored for the chats that are free, and returned for one that is locked', async () => {
    const [one, other] = [await aConversation(api), await aConversation(api)];
    const { db } = api.dependencies;
    const delivered = await Promise.all(
      [one, other].map(async ({ person, chatId }) => ({
        ...{ chatId, side: 'recruiter' as const, audience: [person.user.id] },
        upTo: (await messagesOf(person, chatId)).messages[0].id,
      })),
    );
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('chats').select('id').where('id', '=', one.chatId).forUpdate().execute();
      expect(await advanceDelivered(db, delivered)).toEqual([delivered[0]]);
    });
    const statuses = async () =>
      Promise.all(
        [one, other].map(async (of) => (await messagesOf(of.person, of.chatId)).messages[0].status),
      );
    expect(await statuses()).toEqual(['sent', 'delivered']);
    expect(await advanceDelivered(db, delivered)).toEqual([]);
    expect(await statuses()).toEqual(['delivered', 'delivered']);
  });

  it('distinguish sent, delivered and read, and count unread messages', async () => {
    const { person, recruiter, chatId } = await aConversation(api, '1');
    const statusOf = async () => (await messagesOf(person, chatId)).messages[0].status;
    expect(await statusOf()).toBe('sent');
    const { messages } = await messagesOf(recruiter, chatId);
    expect(await statusOf()).toBe('delivered');
    const before = await unreadOf(recruiter);
    await recruiter.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: messages[0].id });
    expect(await statusOf()).toBe('read');
    expect(await unreadOf(recruiter)).toBe(before - 1);
    expect(await unreadOf(person)).toBe(0);
  });

  it('never go backwards, and never ahead of what is there', async () => {
    const { person, recruiter, chatId } = await aConversation(api, '1');
    await say(person, chatId, '2');
    const read = (upTo: number) =>
      recruiter.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: upTo });
    const { messages } = await messagesOf(recruiter, chatId);
    const statuses = async () =>
      (await messagesOf(person, chatId)).messages.map((message: { status: string }) => message.status);
    await read(messages[0].id);
    expect(await statuses()).toEqual(['read', 'delivered']);
    await read(messages[1].id);
    await read(messages[0].id);
    expect(await statuses()).toEqual(['read', 'read']);
    await read(Number.MAX_SAFE_INTEGER);
    await say(person, chatId, '3');
    expect(await statuses()).toEqual(['read', 'read', 'sent']);
  });
});
