import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openDependencies } from '../../dependencies.ts';
import { hasBadInput, naughtyStrings } from '../../testing/bad-input.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from '../../testing/recruiter.ts';
import { openSocket, refusedSocket } from '../../testing/socket.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { applyToJob } from './apply-to-job.ts';

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await createTestApi();
  baseUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

interface Conversation {
  person: SignedInPerson;
  recruiter: RecruiterWithJob;
  chatId: number;
  applicationId: number;
}

/** A person who applied for a recruiter's job with these words. */
async function aConversation(text = 'Hello!'): Promise<Conversation> {
  const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
  const { db, clock } = api.dependencies;
  const draft = { source: 'web', first_message: text, screening_answers: [] };
  const { applicationId } = await applyToJob(db, {
    accountId: person.user.id,
    jobId: recruiter.jobId,
    draft,
    key: undefined,
    now: clock(),
  });
  const { chats } = (await person.ask('GET', '/jobApplication/chats')).json().data;
  return { person, recruiter, chatId: chats[0].id, applicationId };
}

let keys = 0;
const aKey = () => `key-of-a-message-${++keys}`;

const say = (person: Person, chatId: number, text: string, key = aKey()) =>
  person.ask('POST', `/jobApplication/chats/${chatId}/messages`, { client_key: key, text });

const messagesOf = async (person: Person, chatId: number, query = '') =>
  (await person.ask('GET', `/jobApplication/chats/${chatId}/messages${query}`)).json().data;

const unreadOf = async (person: Person) =>
  (await person.ask('GET', '/jobApplication/chats/unread-count')).json().data.unread_count;

describe('a conversation', () => {
  it('begins with the application’s words, and each side sees the other', async () => {
    const { person, recruiter, chatId, applicationId } = await aConversation('Good morning');
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

  it('opens empty when the application had no words', async () => {
    const { person, chatId } = await aConversation('  ');
    const chat = (await person.ask('GET', `/jobApplication/chats/${chatId}`)).json().data.chat;
    expect(chat.last_message).toBeNull();
    expect(await messagesOf(person, chatId)).toEqual({ messages: [], has_earlier: false });
  });

  it('is nobody else’s: to another person it does not exist', async () => {
    const { chatId } = await aConversation();
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
    const { person, chatId } = await aConversation('1');
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
    const { person, chatId } = await aConversation();
    const key = aKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(person, chatId, 'Once', key)));
    expect(new Set(answers.map((answer) => answer.json().data.message.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect((await messagesOf(person, chatId)).messages).toHaveLength(2);
  });

  it('numbers messages in the order in which they can be seen, also when both write at once', async () => {
    const { person, recruiter, chatId } = await aConversation();
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
    const { person, chatId } = await aConversation();
    api.setTime(new Date(start.getTime() + 29 * 86_400_000));
    expect((await person.ask('GET', '/jobApplication/chats')).json().data.total).toBe(1);
    api.setTime(new Date(start.getTime() + 31 * 86_400_000));
    expect((await person.ask('GET', '/jobApplication/chats')).json().data.total).toBe(0);
    expect((await person.ask('GET', `/jobApplication/chats/${chatId}`)).statusCode).toBe(200);
    api.setTime(new Date());
  });

  it('can be found by the recruiter it is with', async () => {
    const { person, recruiter, chatId } = await aConversation();
    const ask = (by: Person) =>
      by.ask('GET', `/jobApplication/chats/check-exists/${recruiter.recruiterId}/jobseekers`);
    expect((await ask(person)).json().data).toEqual({ is_existing: true, chat_id: chatId });
    expect((await ask(await aJobseeker(api))).json().data).toEqual({ is_existing: false, chat_id: null });
  });

  it.skipIf(!hasBadInput)('carries any naughty string as it was sent, or refuses it', async () => {
    const { person, chatId } = await aConversation();
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
  it('tell sent, delivered and read, and count what is unread', async () => {
    const { person, recruiter, chatId } = await aConversation('1');
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
    const { person, recruiter, chatId } = await aConversation('1');
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

describe('an open socket', () => {
  it('brings the other side’s words, and marks them delivered', async () => {
    const { person, recruiter, chatId } = await aConversation();
    const [mine, theirs] = [await openSocket(baseUrl, person), await openSocket(baseUrl, recruiter)];
    const key = aKey();
    mine.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Are you there?' });
    const { message } = await theirs.hear('message', (event) => event.message.client_key === key);
    expect(message).toMatchObject({ text: 'Are you there?', sender: 'jobseeker', chat_id: chatId });
    await mine.hear('message', (event) => event.message.client_key === key);
    await mine.hear('receipt', (event) => event.status === 'delivered' && event.up_to === message.id);
    theirs.say({ type: 'read', chat_id: chatId, up_to: message.id });
    const receipt = await mine.hear('receipt', (event) => event.status === 'read');
    expect(receipt).toMatchObject({ chat_id: chatId, side: 'recruiter', up_to: message.id });
    // A report that brings nothing new is nobody's news.
    theirs.say({ type: 'read', chat_id: chatId, up_to: message.id });
    theirs.say({ type: 'typing', chat_id: chatId });
    await mine.hear('typing');
    expect(mine.heard.filter((event) => event.type === 'receipt' && event.status === 'read')).toHaveLength(1);
    mine.close();
    theirs.close();
  });

  it('shows that the other side types, and not that oneself does', async () => {
    const { person, recruiter, chatId } = await aConversation();
    const [mine, theirs] = [await openSocket(baseUrl, person), await openSocket(baseUrl, recruiter)];
    theirs.say({ type: 'typing', chat_id: chatId });
    expect(await mine.hear('typing')).toMatchObject({ chat_id: chatId, side: 'recruiter' });
    theirs.say({ type: 'ping' });
    await theirs.hear('pong');
    expect(theirs.heard.filter((event) => event.type === 'typing')).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('answers a repeated message with the first, and keeps one', async () => {
    const { person, chatId } = await aConversation();
    const tab = await openSocket(baseUrl, person);
    const key = aKey();
    for (let n = 0; n < 3; n += 1) tab.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Once' });
    tab.say({ type: 'ping' });
    await tab.hear('pong');
    await tab.hear('message', (event) => event.message.client_key === key);
    const { messages } = await messagesOf(person, chatId);
    expect(messages.filter((message: { text: string }) => message.text === 'Once')).toHaveLength(1);
    tab.close();
  });

  it('refuses what is not theirs, by the key, and stays open', async () => {
    const { chatId } = await aConversation();
    const other = await aJobseeker(api);
    const tab = await openSocket(baseUrl, other, { 'language-id': '8' });
    const key = aKey();
    tab.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Hello' });
    const refused = await tab.hear('refused', (event) => event.client_key === key);
    expect(refused.code).toBe(40004);
    tab.say({ type: 'typing', chat_id: chatId });
    await tab.hear('refused', (event) => event.client_key === null);
    tab.close();
  });

  it('survives nonsense and closes on binary, too large and too many frames', async () => {
    const { person, chatId } = await aConversation();
    const tab = await openSocket(baseUrl, person);
    const nonsense = ['', '{', 'null', '[]', '{"type":"send"}', '{"type":"drop tables"}', '"\\u0000"'];
    const badText = JSON.stringify({ type: 'send', chat_id: chatId, client_key: aKey(), text: 'a\u0000b' });
    for (const frame of [...nonsense, badText]) tab.sayRaw(frame);
    tab.say({ type: 'ping' });
    await tab.hear('pong');
    expect(tab.heard.filter((event) => event.type === 'refused')).toHaveLength(8);
    tab.sayRaw(Buffer.from([1, 2, 3]));
    expect(await tab.closed).toBe(1008);

    const large = await openSocket(baseUrl, person);
    large.sayRaw('x'.repeat(40_000));
    expect(await large.closed).toBe(1009);

    const flood = await openSocket(baseUrl, person);
    for (let n = 0; n < 400; n += 1) flood.say({ type: 'ping' });
    expect(await flood.closed).toBe(1008);
    expect(flood.heard).toContainEqual(expect.objectContaining({ type: 'refused', code: 40006 }));
  });

  it('opens for nobody without a session, and for no other site’s page', async () => {
    const person = await aJobseeker(api);
    const cookie = person.cookieHeader();
    const host = new URL(baseUrl).host;
    expect(await refusedSocket(baseUrl, {})).toBe(401);
    expect(await refusedSocket(baseUrl, { cookie: 'sessionid=stolen' })).toBe(401);
    expect(await refusedSocket(baseUrl, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refusedSocket(baseUrl, { cookie, origin: 'null' })).toBe(403);
    const tab = await openSocket(baseUrl, person, { origin: `http://${host}` });
    tab.close();
  });

  it('closes when its person logs out elsewhere', async () => {
    const person = await aJobseeker(api);
    const tab = await openSocket(baseUrl, person);
    await person.ask('POST', '/auth/log-out', {});
    expect(await tab.closed).toBe(4001);
  });

  it('hears of words that another process of the API took', async () => {
    const { person, recruiter, chatId } = await aConversation();
    const second = await openDependencies({
      connectionString: api.connectionString,
      config: api.dependencies.config,
    });
    const app = await createApp(second.dependencies);
    const otherUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const [mine, theirs] = [await openSocket(baseUrl, person), await openSocket(otherUrl, recruiter)];
    const key = aKey();
    theirs.say({ type: 'send', chat_id: chatId, client_key: key, text: 'From the other process' });
    await mine.hear('message', (event) => event.message.client_key === key);
    await theirs.hear('receipt', (event) => event.status === 'delivered');
    await person.ask('POST', '/auth/log-out', {});
    expect(await mine.closed).toBe(4001);
    theirs.close();
    await app.close();
    await second.close();
  });
});
