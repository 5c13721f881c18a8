import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { expireLostMails } from '../../mail/expire-lost-mails.ts';
import { openMailTransport, readBounceSecret, readMailSettings } from '../../mail/mail-settings.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { aJobseeker } from '../../testing/people/person.ts';
import { aBounceMail } from '../../testing/samples/a-bounce-mail.ts';
import { type MailServer, startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

const bounceSecret = 'a-secret-of-the-mail-server';
let api: TestApi;
let server: MailServer;
let transport: MailTransport;
beforeAll(async () => {
  api = await createTestApi({ config: { bounceSecret } });
  server = await startMailServer();
  const settings = readMailSettings(
    { SMTP_URL: server.url, MAIL_FROM: 'post@jobs.example', BOUNCE_ADDRESS: 'back@mail.jobs.example' },
    { dataFolder: '/nowhere', publicUrl: null },
  );
  transport = openMailTransport(settings) as MailTransport;
});
afterAll(async () => {
  transport.close();
  await server.close();
  await api.close();
});
beforeEach(async () => {
  const { db } = api.dependencies;
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('stopped_addresses').execute();
});

const alertData = {
  ...{ name: 'nurse', count: 1, extra_count: 0, since: 'Monday', items: [] },
  ...{ results_url: 'https://jobs.example/a', manage_url: 'https://jobs.example/b' },
  unsubscribe_url: 'https://jobs.example/c',
};

/** Sends a mail that the server takes; resolves with where a report of it goes and what became of it. */
async function send(to: string, template: 'job-alert' | 'password-reset-code' = 'job-alert') {
  const { db, queue } = api.dependencies;
  api.wait(60);
  const content =
    template === 'job-alert'
      ? { template, data: alertData }
      : { template, data: { code: '123456', duration: '10 minutes' } };
  await db
    .transaction()
    .execute((tx) => sendMail(tx, queue, { to, language: 'en', now: api.now(), ...content }));
  const { id } = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await deliverMail(db, transport, id, api.now());
  return { id, reportTo: server.senders.at(-1) ?? '' };
}

const bearer = { authorization: `Bearer ${bounceSecret}`, 'content-type': 'message/rfc822' };
const report = (payload: string, headers: Record<string, string> = bearer) =>
  api.app.inject({ method: 'POST', url: '/api/mail/bounces', headers, payload });
const comesBack = async (reportTo: string, status: string) =>
  (await report(aBounceMail({ to: reportTo, status }))).json().data.is_bounce;
const statusOf = async (to: string) => {
  const mails = await api.dependencies.db
    .selectFrom('mails')
    .select('status')
    .where('recipient', '=', to)
    .orderBy('created_at')
    .execute();
  return mails.map(({ status }) => status);
};

describe('a mail that bounces after the server accepted it', () => {
  it('has its own return path, and a permanent failure suppresses the address once', async () => {
    const { id, reportTo } = await send('gone@example.com', 'password-reset-code');
    expect(reportTo).toBe(`back+${id}@mail.jobs.example`);
    expect(server.received.at(-1)?.from).toMatchObject({ address: 'post@jobs.example' });
    expect(await comesBack(reportTo, '5.1.1')).toBe(true);
    expect(await comesBack(reportTo, '5.1.1')).toBe(false);
    await send('Gone@example.com', 'password-reset-code');
    expect([await statusOf('gone@example.com'), await statusOf('Gone@example.com')]).toEqual([
      ...[['refused'], ['stopped']],
    ]);
  });

  it('is told to the owner of the address in the account settings, until another is given', async () => {
    const person = await aJobseeker(api);
    const isStopped = async () =>
      (await person.ask('GET', '/jobseeker/account-setting')).json().data.is_email_stopped;
    expect(await isStopped()).toBe(false);
    const { reportTo } = await send(person.email, 'password-reset-code');
    await comesBack(reportTo, '5.1.1');
    expect(await isStopped()).toBe(true);
  });

  it('suppresses no address for other failures', async () => {
    const { reportTo } = await send('strict@example.com', 'password-reset-code');
    expect(await comesBack(reportTo, '5.7.1')).toBe(true);
    await send('strict@example.com', 'password-reset-code');
    expect(await statusOf('strict@example.com')).toEqual(['refused', 'sent']);
  });

  it('suppresses an alert’s address at the third consecutive bounce, in any order of arrival', async () => {
    const to = 'full@example.com';
    const backs = [];
    for (let count = 0; count < 4; count += 1) backs.push((await send(to)).reportTo);
    const [first = '', second = '', third = '', fourth = ''] = backs;
    for (const back of [fourth, first, second]) await comesBack(back, '5.2.2');
    await send(to);
    expect(await statusOf(to)).toEqual(['refused', 'refused', 'sent', 'refused', 'sent']);
    await comesBack(third, '5.2.2');
    await send(to);
    expect((await statusOf(to)).at(-1)).toBe('stopped');
  });

  it('counts although its process has not noted yet that it was sent', async () => {
    const { id, reportTo } = await send('quick@example.com', 'password-reset-code');
    const { db } = api.dependencies;
    await db.updateTable('mails').set({ status: 'queued' }).where('id', '=', id).execute();
    const slow = { send: () => comesBack(reportTo, '5.1.1'), close: () => {} };
    await db
      .updateTable('mails')
      .set({ data: JSON.stringify({ code: '1', duration: '10 minutes' }) })
      .execute();
    await deliverMail(db, slow, id, api.now());
    expect(await statusOf('quick@example.com')).toEqual(['refused']);
  });
});

describe('whoever reports it', () => {
  it.each([
    ['no secret', {}],
    ['another one', { authorization: 'Bearer another' }],
    ['another password', { authorization: `Basic ${btoa('mail:another')}` }],
    ['an empty one', { authorization: 'Basic Og==' }],
  ])('is refused with %s', async (_what, headers) => {
    const { reportTo } = await send('safe@example.com', 'password-reset-code');
    const answer = await report(aBounceMail({ to: reportTo, status: '5.1.1' }), {
      ...{ 'content-type': 'message/rfc822', ...headers },
    });
    expect([answer.statusCode, await statusOf('safe@example.com')]).toEqual([401, ['sent']]);
  });

  it('may give it as a password too, and is answered alike for what is no bounce', async () => {
    const authorization = `Basic ${btoa(`mail:${bounceSecret}`)}`;
    for (const type of ['message/rfc822', 'text/plain', 'application/octet-stream', 'application/json'])
      expect((await report('Subject: Away', { authorization, 'content-type': type })).json()).toEqual({
        data: { is_bounce: false },
      });
  });
});

it.each([
  { BOUNCE_ADDRESS: 'Bounces <a@b.example>' },
  { BOUNCE_ADDRESS: 'a@b.example\r\nRCPT TO:<c@d.example>' },
])('the settings take a plain address alone: %o', (env) => {
  const place = { dataFolder: '/nowhere', publicUrl: null };
  expect(() => readMailSettings({ SMTP_URL: server.url, ...env }, place)).toThrow('BOUNCE_ADDRESS');
});

it('the settings take no secret that is guessed', () => {
  expect(() => readBounceSecret({ BOUNCE_SECRET: 'secret' })).toThrow('BOUNCE_SECRET');
  expect(readBounceSecret({})).toBeNull();
});

describe('a mail that no job sends any more', () => {
  const to = 'given-up@example.com';
  const stored = () =>
    api.dependencies.db.selectFrom('mails').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

  it('is over, and what it said is deleted; one that is tried again is left alone', async () => {
    const { db, queue } = api.dependencies;
    const mail = { to, template: 'password-reset-code', language: 'en', data: { code: '123456' } } as const;
    await db.transaction().execute((tx) => sendMail(tx, queue, { ...mail, now: api.now() }));
    await db.updateTable('mails').set({ answer: '451 Later' }).execute();
    const inTwoHours = new Date(api.now().getTime() + 7_200_000);
    await expireLostMails(db, inTwoHours);
    expect((await stored()).status).toBe('queued');
    await sql`update queue.job set state = 'failed' where id = ${(await stored()).id}`.execute(db);
    await expireLostMails(db, inTwoHours);
    const ended = { status: 'expired', data: null, answer: '451 Later', done_at: inTwoHours };
    expect(await stored()).toMatchObject(ended);
  });
});

describe('a server that knows only ASCII', () => {
  it.each([
    ['用户@example.com', '5.1.3 Bad recipient address syntax', 'sent'],
    ['用户@example.com', '5.1.1 No such user', 'stopped'],
    ['user@example.com', '5.1.3 Bad recipient address syntax', 'stopped'],
  ])('refuses %s for good with %s, and the next mail is %s', async (to, text, next) => {
    server.answer = () => ({ code: 553, text });
    await send(to, 'password-reset-code');
    server.answer = () => null;
    await send(to, 'password-reset-code');
    expect(await statusOf(to)).toEqual(['refused', next]);
  });
});
