import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublicPost } from '../../http/post-public.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { aConversation, say } from '../../testing/people/conversation.ts';
import { aJobseeker, aVisitor, type Person, type SignedInPerson } from '../../testing/people/person.ts';
import { type PushBrowser, type PushServer, startPushServer } from '../../testing/servers/push-server.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { findPushKey, sealPushKey } from './push-key.ts';
import { createPushSender } from './send-pushes.ts';

let api: TestApi;
let pushes: PushServer;
beforeAll(async () => {
  api = await createTestApi();
  pushes = await startPushServer();
});
afterAll(async () => {
  await pushes.close();
  await api.close();
});

const address = '/jobseeker/push-subscription';
const stateOf = async (person: Person) => (await person.ask('GET', address)).json().data;

/** A browser of the person that is subscribed at the local push service. */
async function subscribed(person: Person): Promise<PushBrowser> {
  const browser = pushes.subscribe((await stateOf(person)).public_key);
  const answer = await person.ask('PUT', address, browser.subscription);
  expect(answer.json().data.is_on).toBe(true);
  return browser;
}

/** Sends what is due after some seconds, by two processes at once. */
async function sendAfter(seconds: number): Promise<void> {
  api.wait(seconds);
  const senders = [1, 2].map(() => createPushSender(api.dependencies, pushes.post));
  await Promise.all(senders.map((sender) => sender.send(api.now())));
  await Promise.all(senders.map((sender) => sender.settled()));
}

/** Somebody in Manila whose application a recruiter has seen, with a subscribed browser. */
async function aReader(language = 'en') {
  api.setTime(new Date('2026-11-02T04:00:00Z'));
  const one = await aConversation(api);
  const account = { language, country_key: 'ph' } as const;
  const { id } = one.person.user;
  await api.dependencies.db.updateTable('accounts').set(account).where('id', '=', id).execute();
  const browser = await subscribed(one.person);
  api.wait(1);
  return { ...one, browser };
}
type Reader = Awaited<ReturnType<typeof aReader>>;

async function invite({ recruiter, applicationId }: Pick<Reader, 'recruiter' | 'applicationId'>) {
  const answer = await recruiter.ask('POST', `/recruiter/applications/${applicationId}/interviews`, {
    ...{ time_zone: 'Asia/Manila', kind: 'onsite', place: 'Pier 4' },
    starts_at: Math.floor(api.now().getTime() / 1000) + 360_000,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
}
const change = ({ person }: { person: SignedInPerson }, body: object) =>
  person.ask('PATCH', '/jobseeker/account-setting', body);

describe('an unread message of an employer', () => {
  it('is pushed once, encrypted and signed, and again only after it was read', async () => {
    const { person, recruiter, chatId, browser } = await aReader('ar');
    await say(recruiter, chatId, 'Can you come on Monday?');
    await sendAfter(5);
    expect(browser.received).toEqual([]);
    await sendAfter(6);
    expect(browser.received).toEqual([
      {
        title: expect.stringMatching(/^Company/),
        body: expect.stringMatching(/^رسائل غير مقروءة · ./),
        url: `https://jobs.example/ar/ph/chat-home/${chatId}`,
        ...{ tag: `chat-${chatId}`, lang: 'ar', dir: 'rtl' },
      },
    ]);
    expect(browser.headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const last = (await say(recruiter, chatId, 'Or on Tuesday?')).json().data.message.id;
    await sendAfter(60);
    expect(browser.received).toHaveLength(1);
    await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: last });
    await say(recruiter, chatId, 'See you then.');
    await sendAfter(60);
    expect(browser.received).toHaveLength(2);
  });

  it('is not pushed when it was read at once, or in a muted chat', async () => {
    const { person, recruiter, chatId, browser } = await aReader();
    const { id } = (await say(recruiter, chatId, 'Hello')).json().data.message;
    await person.ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: id });
    await sendAfter(60);
    await person.ask('PATCH', `/jobApplication/chats/${chatId}`, { is_muted: true });
    await say(recruiter, chatId, 'Are you there?');
    await sendAfter(60);
    expect(browser.received).toEqual([]);
  });
});

describe('what an employer does', () => {
  it('is pushed to each browser of the person, one message for all news of an application', async () => {
    const one = await aReader();
    const second = aVisitor(api);
    await second.ask('POST', '/auth/login', { login: one.person.email, password: one.person.password });
    const other = await subscribed(second);
    api.wait(1);
    await invite(one);
    await sendAfter(11);
    const { id } = await api.dependencies.db
      .selectFrom('interviews')
      .select('id')
      .where('application_id', '=', one.applicationId)
      .executeTakeFirstOrThrow();
    const message = {
      body: expect.stringMatching(/^News about the interview · ./),
      url: `https://jobs.example/en/ph/my-jobs/interview#interview-${id}`,
      tag: `job-${one.recruiter.jobId}`,
    };
    expect([one.browser.received, other.received]).toMatchObject([[message], [message]]);
    await sendAfter(60);
    expect([one.browser.received, other.received]).toMatchObject([[message], [message]]);
  });

  it('is pushed by kind, and waits for the end of quiet hours', async () => {
    const [off, quiet] = [await aReader(), await aReader()];
    expect(
      (await change(off, { notifications: { applications: { push: false } } })).json().data,
    ).toMatchObject({
      notifications: { messages: { push: true }, applications: { email: true, push: false } },
    });
    const hours = { from: '11:00', until: '13:00' };
    await change(quiet, { schedule: { time_zone: 'Asia/Manila', quiet: hours, digest: false } });
    await invite(off);
    await invite(quiet);
    await say(quiet.recruiter, quiet.chatId, 'Hello');
    await sendAfter(60);
    expect([off.browser.received, quiet.browser.received]).toEqual([[], []]);
    await sendAfter(3_600);
    expect(quiet.browser.received.map(({ tag }) => tag).sort()).toEqual([
      `chat-${quiet.chatId}`,
      `job-${quiet.recruiter.jobId}`,
    ]);
    expect(off.browser.received).toEqual([]);
  });

  it('is not pushed from before the browser was subscribed', async () => {
    api.setTime(new Date('2026-11-02T04:00:00Z'));
    const one = await aConversation(api);
    await say(one.recruiter, one.chatId, 'Hello');
    await invite(one);
    api.wait(60);
    const browser = await subscribed(one.person);
    await sendAfter(60);
    expect(browser.received).toEqual([]);
  });
});

it('a push service that never answers delays only its own messages', async () => {
  const hanging = Promise.withResolvers<number>();
  let asked = 0;
  const sender = createPushSender(api.dependencies, async (url, headers, body) => {
    if (!url.startsWith('https://hangs.example/')) return pushes.post(url, headers, body);
    asked += 1;
    return hanging.promise;
  });
  const readers = [await aReader(), await aReader()];
  const [first, second] = readers as [Reader, Reader];
  const { db } = api.dependencies;
  const endpoint = 'https://hangs.example/1';
  await db
    .updateTable('push_subscriptions')
    .set({ endpoint })
    .where('account_id', '=', first.person.user.id)
    .execute();
  await say(first.recruiter, first.chatId, 'Hello');
  api.wait(11);
  await sender.send(api.now());
  await expect.poll(() => asked).toBe(1);
  await say(second.recruiter, second.chatId, 'Hello');
  api.wait(11);
  await sender.send(api.now());
  await expect.poll(() => second.browser.received.length).toBe(1);
  hanging.resolve(201);
  await sender.settled();
  expect([asked, first.browser.received.length]).toEqual([1, 0]);
});

describe('a subscription', () => {
  const subscriptionsOf = async ({ user }: SignedInPerson) =>
    (
      await api.dependencies.db
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('account_id', '=', user.id)
        .execute()
    ).length;

  it.each([404, 410])('ends when its push service answers %i, and stays where it is busy', async (status) => {
    const one = await aReader();
    one.browser.status = 503;
    await say(one.recruiter, one.chatId, 'Hello');
    await sendAfter(60);
    expect(await subscriptionsOf(one.person)).toBe(1);
    one.browser.status = status;
    await invite(one);
    await sendAfter(60);
    expect(await subscriptionsOf(one.person)).toBe(0);
    expect((await stateOf(one.person)).is_on).toBe(false);
  });

  it('ends with the session, when it is switched off, and when somebody else signs in to the browser', async () => {
    const one = await aReader();
    await one.person.ask('DELETE', address);
    expect([await subscriptionsOf(one.person), (await stateOf(one.person)).is_on]).toEqual([0, false]);
    await one.person.ask('PUT', address, one.browser.subscription);
    await one.person.ask('POST', '/auth/log-out', { source: 'web' });
    expect(await subscriptionsOf(one.person)).toBe(0);
    const [former, next] = [await aReader(), await aJobseeker(api)];
    await next.ask('PUT', address, former.browser.subscription);
    expect([await subscriptionsOf(former.person), await subscriptionsOf(next)]).toEqual([0, 1]);
  });

  it.each([
    { endpoint: 'http://push.example/1' },
    { endpoint: 'https://push.example:8443/1' },
    { endpoint: 'https://user:pass@push.example/1' },
    { keys: { p256dh: 'short', auth: 'short' } },
    { audience: 'all' },
  ])('is refused with %j', async (wrong) => {
    const person = await aJobseeker(api);
    const { subscription } = pushes.subscribe((await stateOf(person)).public_key);
    expect((await person.ask('PUT', address, { ...subscription, ...wrong })).json().code).toBe(40001);
    expect(await subscriptionsOf(person)).toBe(0);
  });

  it('at an address that is not of the public internet gets nothing', async () => {
    const sent = createPublicPost()('https://10.0.0.7/1', {}, Buffer.alloc(1));
    await expect(sent).rejects.toThrow('no public address');
  });

  it('is stored by two tabs at once', async () => {
    const person = await aJobseeker(api);
    const { subscription: body } = pushes.subscribe('a key');
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.ask('PUT', address, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  });

  it('is nobody’s without an account', async () => {
    expect((await aVisitor(api).ask('GET', address)).json().code).toBe(40011);
  });
});

it('the site’s key is made once, encrypted, and sealed anew with the newest secret', async () => {
  const { db } = api.dependencies;
  await db.deleteFrom('push_keys').execute();
  const [old, newest] = ['old', 'new'].map((id) => ({ id, key: Buffer.alloc(32, id) }));
  if (old === undefined || newest === undefined) throw new Error('No keys');
  const before = { db, secrets: createSecretBox([old]) };
  const made = await Promise.all([1, 2, 3].map(() => findPushKey(before, api.now())));
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  const after = { db, secrets: createSecretBox([newest, old]) };
  await sealPushKey(after);
  const { private_key } = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
  expect(private_key).toMatch(/^v1\.new\./);
  expect(await findPushKey(after, api.now())).toEqual(made[0]);
  await db.deleteFrom('push_keys').execute();
});
