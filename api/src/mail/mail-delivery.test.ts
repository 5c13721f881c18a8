import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { domainToUnicode } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiConnection } from '../database/api-role.ts';
import { createQueue } from '../queue/queue.ts';
import { type MailServer, startMailServer } from '../testing/servers/mail-server.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { deliverMail } from './deliver-mail.ts';
import { openMailTransport, readMailSettings } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { type OutgoingMail, sendMail } from './send-mail.ts';
import { startMailWorker } from './start-mail-worker.ts';

let api: TestApi;
let server: MailServer;
let transport: MailTransport;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  server = await startMailServer();
  const place = { dataFolder: '/nowhere', publicUrl: null };
  const settings = readMailSettings(
    { SMTP_URL: server.url, MAIL_FROM: 'Harbor <post@harbor.example>' },
    place,
  );
  transport = openMailTransport(settings) as MailTransport;
});
afterEach(async () => {
  transport.close();
  await server.close();
  await sql`delete from queue.job`.execute(api.dependencies.db);
  await api.dependencies.db.deleteFrom('mails').execute();
});

const aMail = (
  to: string,
  more: Partial<Pick<OutgoingMail, 'language' | 'expiresAt'>> = {},
): OutgoingMail => ({
  template: 'password-reset-code',
  to,
  language: 'en',
  data: { code: '123456', duration: '10 minutes' },
  now: api.dependencies.clock(),
  ...more,
});

const queueMail = (mail: OutgoingMail) =>
  api.dependencies.db.transaction().execute((tx) => sendMail(tx, api.dependencies.queue, mail));

const mailOf = (recipient: string) =>
  api.dependencies.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

async function deliver(recipient: string): Promise<void> {
  const { id } = await mailOf(recipient);
  await deliverMail(api.dependencies.db, transport, id, api.dependencies.clock());
}

describe('a mail', () => {
  it('reaches its one reader in both forms, and what it said is kept nowhere', async () => {
    await queueMail(aMail('ana@example.com', { language: 'ar' }));
    await deliver('ana@example.com');
    const [mail] = server.received;
    const { id, status, data } = await mailOf('ana@example.com');
    expect([status, data]).toEqual(['sent', null]);
    expect(mail).toMatchObject({ messageId: `<${id}@harbor.example>`, to: [{ address: 'ana@example.com' }] });
    expect(mail?.text).toContain('123456');
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('is queued with the change that caused it, or not at all', async () => {
    const { db, queue } = api.dependencies;
    const failing = db.transaction().execute(async (tx) => {
      await sendMail(tx, queue, aMail('rolled-back@example.com'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { rows } = await sql`select from queue.job`.execute(db);
    expect(rows).toEqual([]);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('goes to one address, whatever characters it contains', async () => {
    for (const to of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com']) {
      await queueMail(aMail(to));
      await deliver(to).catch(() => {});
    }
    const reached = server.received
      .flatMap(({ to = [], bcc = [] }) => [...to, ...bcc])
      .map((one) => one.address);
    expect(reached).not.toContain('b@example.com');
  });

  it.each(['josé@example.com', '用户@bücher.example'])('reaches an address of any script: %s', async (to) => {
    await queueMail(aMail(to));
    await deliver(to);
    expect((await mailOf(to)).status).toBe('sent');
    expect(server.received).toHaveLength(1);
    const [name, domain = ''] = String(server.received[0]?.to?.[0]?.address).split('@');
    expect(`${name}@${domainToUnicode(domain)}`).toBe(to);
  });

  it('is sent once, however often its job runs', async () => {
    await queueMail(aMail('once@example.com'));
    await deliver('once@example.com');
    await deliver('once@example.com');
    expect(server.received).toHaveLength(1);
  });

  it('is not sent after it has become useless', async () => {
    await queueMail(aMail('late@example.com', { expiresAt: api.dependencies.clock() }));
    await deliver('late@example.com');
    expect(server.received).toEqual([]);
    expect(await mailOf('late@example.com')).toMatchObject({ status: 'expired', data: null });
  });
});

describe('a server that refuses', () => {
  it.each([
    { code: 550, text: '5.1.1 No such user', isStopped: true },
    { code: 550, text: 'Unknown mailbox', isStopped: true },
    { code: 553, text: '5.2.1 Mailbox disabled', isStopped: true },
    { code: 550, text: '5.7.1 Relaying denied', isStopped: false },
    { code: 552, text: '5.2.2 Mailbox full', isStopped: false },
  ])('with $text is not asked again, and stops the address only where that is at fault', async (row) => {
    const to = `${randomUUID()}@example.com`;
    server.answer = () => row;
    await queueMail(aMail(to));
    await deliver(to);
    const refused = await mailOf(to);
    expect(refused).toMatchObject({ status: 'refused', data: null });
    expect(refused.answer).toContain(row.text);
    server.answer = () => null;
    await api.dependencies.db.deleteFrom('mails').execute();
    await queueMail(aMail(to.toUpperCase()));
    await deliver(to.toUpperCase());
    expect((await mailOf(to.toUpperCase())).status).toBe(row.isStopped ? 'stopped' : 'sent');
  });

  it('for now is asked again, and what it said is known', async () => {
    server.answer = () => ({ code: 451, text: '4.7.1 Greylisted' });
    await queueMail(aMail('later@example.com'));
    await expect(deliver('later@example.com')).rejects.toThrow();
    const waiting = await mailOf('later@example.com');
    expect(waiting.status).toBe('queued');
    expect(waiting.answer).toContain('Greylisted');
    server.answer = () => null;
    await deliver('later@example.com');
    expect(server.received).toHaveLength(1);
  });

  it('to speak at all loses no mail', async () => {
    await queueMail(aMail('gone@example.com'));
    await server.close();
    await expect(deliver('gone@example.com')).rejects.toThrow();
    expect((await mailOf('gone@example.com')).status).toBe('queued');
  });
});

describe('the worker', () => {
  it('starts once the database answers, if it did not when the process began', async () => {
    const { db, clock } = api.dependencies;
    const address = new URL(apiConnection(api.connectionString));
    // Over TCP, where the proxy is.
    address.searchParams.delete('host');
    const database = { host: address.hostname, port: Number(address.port) };
    const proxy = createServer((client) => {
      const upstream = connect(database);
      client.pipe(upstream).pipe(client);
      for (const socket of [client, upstream]) socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    await new Promise((resolve) => proxy.close(resolve));
    address.port = String(port);
    const queue = createQueue({ connectionString: address.href, onError: () => {} });
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    await queueMail(aMail('patient@example.com'));
    const stop = startMailWorker({ db, queue, transport, clock, onError, retryMs: 20 });
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
    await expect.poll(() => server.received).toHaveLength(1);
    await stop();
    proxy.close();
  });

  it('sends queued mails, retries a deferred one later, and stops after the current one', async () => {
    const { db, clock } = api.dependencies;
    const connectionString = apiConnection(api.connectionString);
    const queue = createQueue({ connectionString, onError: () => {} });
    for (let index = 0; index < 25; index += 1) await queueMail(aMail(`reader-${index}@example.com`));
    let deferred = 0;
    server.answer = (recipient) => {
      if (recipient !== 'reader-3@example.com' || deferred > 0) return null;
      deferred += 1;
      return { code: 451, text: '4.2.0 Later' };
    };
    const stop = startMailWorker({ db, queue, transport, clock, onError: () => {} });
    await expect.poll(() => server.received).toHaveLength(24);
    const retry = () =>
      sql<{ state: string; is_later: boolean }>`
        select state, start_after > now() as is_later from queue.job where state not in ('completed')`.execute(
        db,
      );
    await expect.poll(async () => (await retry()).rows).toEqual([{ state: 'retry', is_later: true }]);
    await sql`update queue.job set start_after = now() where state = 'retry'`.execute(db);
    await expect.poll(() => server.received).toHaveLength(25);

    let release = () => {};
    const begun = new Promise<void>((resolve) => {
      server.answer = () => {
        resolve();
        return new Promise((done) => {
          release = () => done(null);
        });
      };
    });
    await queueMail(aMail('slow@example.com'));
    await begun;
    const stopped = stop();
    release();
    await stopped;
    expect(await mailOf('slow@example.com')).toMatchObject({ status: 'sent' });
    const recipients = server.received.map(({ to }) => to?.[0]?.address);
    expect(new Set(recipients).size).toBe(26);
    expect(recipients).toHaveLength(26);
  });
});
