import { errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { createPools } from '../../database/pools.ts';
import { openDependencies } from '../../dependencies.ts';
import { setJobStatus } from '../../intake/job-intake.ts';
import { anAdmin } from '../../testing/people/appointed.ts';
import { aConversation, aKey, messagesOf } from '../../testing/people/conversation.ts';
import { aJobseeker, onDeviceOf, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { openSocket, refusedSocket } from '../../testing/socket.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('an open socket', () => {
  it('brings the other side’s words, and marks them delivered', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const [mine, theirs] = [await openSocket(api, person), await openSocket(api, recruiter)];
    const key = aKey();
    mine.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Are you there?' });
    const { message } = await theirs.waitFor('message', (event) => event.message.client_key === key);
    expect(message).toMatchObject({ text: 'Are you there?', sender: 'jobseeker', chat_id: chatId });
    await mine.waitFor('message', (event) => event.message.client_key === key);
    await mine.waitFor('receipt', (event) => event.status === 'delivered' && event.up_to === message.id);
    theirs.say({ type: 'read', chat_id: chatId, up_to: message.id });
    const receipt = await mine.waitFor('receipt', (event) => event.status === 'read');
    expect(receipt).toMatchObject({ chat_id: chatId, side: 'recruiter', up_to: message.id });
    // A repeated receipt is not published.
    theirs.say({ type: 'read', chat_id: chatId, up_to: message.id });
    theirs.say({ type: 'typing', chat_id: chatId });
    await mine.waitFor('typing');
    expect(mine.received.filter((event) => event.type === 'receipt' && event.status === 'read')).toHaveLength(
      1,
    );
    mine.close();
    theirs.close();
  });

  it('shows that the other side types, and not that oneself does', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const [mine, theirs] = [await openSocket(api, person), await openSocket(api, recruiter)];
    theirs.say({ type: 'typing', chat_id: chatId });
    expect(await mine.waitFor('typing')).toMatchObject({ chat_id: chatId, side: 'recruiter' });
    theirs.say({ type: 'ping' });
    await theirs.waitFor('pong');
    expect(theirs.received.filter((event) => event.type === 'typing')).toEqual([]);
    mine.close();
    theirs.close();
  });

  it('answers a repeated message with the first, and keeps one', async () => {
    const { person, chatId } = await aConversation(api);
    const tab = await openSocket(api, person);
    const key = aKey();
    for (let n = 0; n < 3; n += 1) tab.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Once' });
    tab.say({ type: 'ping' });
    await tab.waitFor('pong');
    await tab.waitFor('message', (event) => event.message.client_key === key);
    const { messages } = await messagesOf(person, chatId);
    expect(messages.filter((message: { text: string }) => message.text === 'Once')).toHaveLength(1);
    tab.close();
  });

  it('refuses what is not theirs, by the key, and stays open', async () => {
    const { chatId } = await aConversation(api);
    const other = await aJobseeker(api);
    const tab = await openSocket(api, other, { 'language-id': '8' });
    const key = aKey();
    tab.say({ type: 'send', chat_id: chatId, client_key: key, text: 'Hello' });
    const refused = await tab.waitFor('refused', (event) => event.client_key === key);
    expect(refused.code).toBe(40004);
    tab.say({ type: 'typing', chat_id: chatId });
    await tab.waitFor('refused', (event) => event.client_key === null);
    tab.close();
  });

  it('says that a message failed with the database, by its key, and takes it once when sent again', async () => {
    const { person, chatId } = await aConversation(api);
    const owner = createPools({ connectionString: api.connectionString });
    const tab = await openSocket(api, person);
    const command = { type: 'send', chat_id: chatId, client_key: aKey(), text: 'Hold fast' } as const;
    await sql`alter table messages rename to lost_messages`.execute(owner.db);
    try {
      tab.say(command);
      const { code } = await tab.waitFor('refused', (event) => event.client_key === command.client_key);
      expect(code).toBe(errorCode.messageFailed);
    } finally {
      await sql`alter table lost_messages rename to messages`.execute(owner.db);
      await owner.close();
    }
    tab.say(command);
    await tab.waitFor('message', (event) => event.message.client_key === command.client_key);
    const { messages } = await messagesOf(person, chatId);
    expect(messages.filter(({ text }: { text: string }) => text === 'Hold fast')).toHaveLength(1);
    tab.close();
  });

  it('tells every change of the account to the person’s other tabs', async () => {
    const person = await aJobseeker(api);
    const { db } = api.dependencies;
    // A sign-in is recorded with its first use; where that comes to the tab at all, it comes before what is saved then.
    await person.ask('GET', '/auth/session');
    const tab = await openSocket(api, person);
    await person.ask('POST', '/job/saved-jobs/create', { job_id: await addJob(api) });
    await tab.waitFor('saved');
    const row = { account_id: person.user.id, credential_id: 'tabs', public_key: Buffer.from('key') };
    const { id } = await db
      .insertInto('passkeys')
      .values({ ...row, name: 'Mine', created_at: api.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const proof = { current_password: person.password };
    const elsewhere = onDeviceOf(api, person);
    const login = { login: person.email, password: person.password };
    const changes: Record<string, () => Promise<unknown>> = {
      'a setting': () => person.ask('PATCH', '/jobseeker/account-setting', { country_key: 'sg' }),
      'a renamed passkey': () => person.ask('POST', `/auth/passkeys/${id}/update`, { name: 'New' }),
      'a removed passkey': () => person.ask('POST', `/auth/passkeys/${id}/delete`, proof),
      'a sign-in elsewhere': async () => {
        await elsewhere.ask('POST', '/auth/login', login);
        await elsewhere.ask('GET', '/auth/session');
      },
      'signing out there': () => elsewhere.ask('POST', '/auth/log-out', {}),
      'a new password': () =>
        person.ask('POST', '/auth/change-password', {
          ...proof,
          new_password: 'a lantern by the sea',
          confirm_password: 'a lantern by the sea',
        }),
    };
    for (const change of Object.values(changes)) {
      const before = tab.received.length;
      await change();
      await tab.waitFor('account', (event) => tab.received.indexOf(event) >= before);
    }
    tab.close();
  });

  it('replays what happened between the page and its connection, and sends a gap for longer ago', async () => {
    // Events from before the API's start are not known either.
    api.wait(60);
    const person = await aJobseeker(api);
    const job = await addJob(api);
    await person.ask('POST', '/job/saved-jobs/create', { job_id: job });
    // The event of it has arrived here, too.
    const other = await openSocket(api, person);
    await person.ask('DELETE', `/job/saved-jobs/${job}/delete`);
    await other.waitFor('saved', (event) => !event.is_saved);

    const tab = await openSocket(api, person);
    tab.say({ type: 'replay', age_ms: 5_000 });
    await tab.waitFor('saved', (event) => event.job_id === job && !event.is_saved);
    expect(tab.received.filter((event) => event.type === 'gap')).toEqual([]);
    tab.say({ type: 'replay', age_ms: Number.MAX_SAFE_INTEGER });
    await tab.waitFor('gap');

    const stranger = await openSocket(api, await aJobseeker(api));
    stranger.say({ type: 'replay', age_ms: 5_000 });
    stranger.say({ type: 'ping' });
    await stranger.waitFor('pong');
    expect(stranger.received.filter((event) => event.type === 'saved')).toEqual([]);
    for (const socket of [other, tab, stranger]) socket.close();
  });

  it('tells a tab of the jobs that it watches, also of those that had closed before, and of no other', async () => {
    const person = await aJobseeker(api);
    const [watched, other, shut] = [await addJob(api), await addJob(api), await addJob(api)];
    const { db } = api.dependencies;
    await setJobStatus(db, shut, 'closed', api.now());
    const tab = await openSocket(api, person);
    tab.say({ type: 'watch-jobs', job_ids: [watched, shut] });
    await tab.waitFor('job', (event) => event.job_id === shut && event.status === 'closed');
    await setJobStatus(db, other, 'on_hold', api.now());
    await setJobStatus(db, watched, 'on_hold', api.now());
    await tab.waitFor('job', (event) => event.job_id === watched && event.status === 'on_hold');
    await setJobStatus(db, watched, 'open', api.now());
    await tab.waitFor('job', (event) => event.job_id === watched && event.status === 'open');
    expect(tab.received.filter((event) => event.type === 'job' && event.job_id === other)).toEqual([]);
    tab.close();
  });

  it('survives nonsense and closes on binary, too large and too many frames', async () => {
    const { person, chatId } = await aConversation(api);
    const tab = await openSocket(api, person);
    const nonsense = ['', '{', 'null', '[]', '{"type":"send"}', '{"type":"drop tables"}', '"\\u0000"'];
    const badText = JSON.stringify({ type: 'send', chat_id: chatId, client_key: aKey(), text: 'a\u0000b' });
    for (const frame of [...nonsense, badText]) tab.sayRaw(frame);
    tab.say({ type: 'ping' });
    await tab.waitFor('pong');
    expect(tab.received.filter((event) => event.type === 'refused')).toHaveLength(8);
    tab.sayRaw(Buffer.from([1, 2, 3]));
    expect(await tab.closed).toBe(1008);

    const large = await openSocket(api, person);
    large.sayRaw('x'.repeat(40_000));
    expect(await large.closed).toBe(1009);

    const flood = await openSocket(api, person);
    for (let n = 0; n < 400; n += 1) flood.say({ type: 'ping' });
    expect(await flood.closed).toBe(1008);
    expect(flood.received).toContainEqual(
      expect.objectContaining({
        type: 'refused',
        code: 40006,
        message: 'Too many attempts. Try again in 1 second.',
      }),
    );
  });

  it('opens for nobody without a session, and for no other site’s page', async () => {
    const person = await aJobseeker(api);
    const cookie = person.cookieHeader();
    const host = new URL(await api.url()).host;
    expect(await refusedSocket(api, {})).toBe(401);
    expect(await refusedSocket(api, { cookie: 'sessionid=stolen' })).toBe(401);
    expect(await refusedSocket(api, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await refusedSocket(api, { cookie, origin: 'null' })).toBe(403);
    const tab = await openSocket(api, person, { origin: `http://${host}` });
    tab.close();
  });

  it('opens twenty times for one person, and again when another is closed', async () => {
    const person = await aJobseeker(api);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => openSocket(api, person)));
    expect(await refusedSocket(api, { cookie: person.cookieHeader() })).toBe(429);
    tabs[0]?.close();
    await tabs[0]?.closed;
    for (const tab of [...tabs, await openSocket(api, person)]) tab.close();
  });

  const ends: [string, (person: SignedInPerson, other: Person) => Promise<unknown>][] = [
    ['logs out elsewhere', (person) => person.ask('POST', '/auth/log-out', {})],
    [
      'ends this device on another one',
      async (_, other) => {
        const { devices } = (await other.ask('GET', '/auth/devices')).json().data;
        const { id } = devices.find((device: { is_current: boolean }) => !device.is_current);
        return other.ask('DELETE', `/auth/devices/${id}/delete`);
      },
    ],
    ['ends all other devices', (_, other) => other.ask('POST', '/auth/devices/end-others')],
    [
      'changes the password',
      ({ password }, other) => {
        const next = { new_password: 'harbour light paper', confirm_password: 'harbour light paper' };
        return other.ask('POST', '/auth/change-password', { current_password: password, ...next });
      },
    ],
    [
      'asks for the deletion of the account',
      ({ password }, other) =>
        other.ask('POST', '/jobseeker/account-deletion/create', { current_password: password }),
    ],
    [
      'is suspended',
      async ({ user }) => {
        const admin = await anAdmin(api);
        return admin.ask('POST', '/admin/suspensions/create', { account_id: user.id, reason: 'Spam' });
      },
    ],
    ['lets the session expire', async () => api.wait(31 * 86_400)],
  ];
  it.each(ends)('closes at once when its person %s', { timeout: 15_000 }, async (_, end) => {
    const person = await aJobseeker(api);
    const other = onDeviceOf(api, person);
    await other.ask('POST', '/auth/login', { login: person.email, password: person.password });
    const tab = await openSocket(api, person);
    await end(person, other);
    expect(await tab.closed).toBe(4001);
  });

  it('receives from another API process what was written, delivered and is being typed', async () => {
    const { person, recruiter, chatId } = await aConversation(api);
    const second = await openDependencies({
      connectionString: api.connectionString,
      config: api.dependencies.config,
    });
    const app = await createApp(second.dependencies);
    const otherUrl = await app.listen({ host: '127.0.0.1', port: 0 });
    const [mine, theirs] = [
      await openSocket(api, person),
      await openSocket({ url: async () => otherUrl }, recruiter),
    ];
    const key = aKey();
    theirs.say({ type: 'send', chat_id: chatId, client_key: key, text: 'From the other process' });
    await mine.waitFor('message', (event) => event.message.client_key === key);
    await theirs.waitFor('receipt', (event) => event.status === 'delivered');
    mine.say({ type: 'typing', chat_id: chatId });
    expect(await theirs.waitFor('typing')).toMatchObject({ chat_id: chatId, side: 'jobseeker' });
    await person.ask('POST', '/auth/log-out', {});
    expect(await mine.closed).toBe(4001);
    await app.close();
    expect(await theirs.closed).toBe(1012);
    await second.close();
  });
});
