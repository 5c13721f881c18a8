import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiConnection } from '../database/api-role.ts';
import { createQueue } from '../queue/queue.ts';
import { type MailServer, startMailServer } from '../testing/servers/mail-server.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendMails } from './send-mail.ts';
import { startMailWorker } from './start-mail-worker.ts';
import { createSmtpTransport, type SmtpLimits, smtpLimits } from './transports/smtp-transport.ts';

let api: TestApi;
let server: MailServer;
const open: MailTransport[] = [];
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  for (const transport of open.splice(0)) transport.close();
  await server.close();
  await sql`delete from queue.job`.execute(api.dependencies.db);
  await api.dependencies.db.deleteFrom('mails').execute();
});

function transportTo(url: string, limits?: SmtpLimits): MailTransport {
  const settings = { url, from: 'post@harbor.example', bounceAddress: null, dkim: null };
  const transport = createSmtpTransport(settings, limits);
  open.push(transport);
  return transport;
}

const queueMails = (recipients: readonly string[]) =>
  api.dependencies.db.transaction().execute((tx) =>
    sendMails(
      tx,
      api.dependencies.queue,
      recipients.map((to) => ({
        template: 'password-reset-code',
        to,
        language: 'en',
        data: { code: '123456', duration: '10 minutes' },
        now: api.dependencies.clock(),
      })),
    ),
  );

function startWorker(transport: MailTransport): () => Promise<void> {
  const { db, clock } = api.dependencies;
  const queue = createQueue({
    connectionString: apiConnection(api.connectionString),
    onError: () => {},
  });
  return startMailWorker({ db, queue, transport, clock, onError: () => {} });
}

const reader = (index: number) => `reader-${index}@example.com`;
const readers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => reader(from + n));
const taken = () => server.received.map(({ to }) => to?.[0]?.address ?? '');
const statuses = async () =>
  (await api.dependencies.db.selectFrom('mails').select('status').execute()).map(({ status }) => status);

describe('a mail server', () => {
  it('that takes long over some mails holds up none of the others, and gets each once', async () => {
    const slow = [reader(0), reader(1), reader(15)];
    const { promise: thought, resolve: answer } = Promise.withResolvers<void>();
    server.beforeTaken = ({ to }) => (slow.includes(to?.[0]?.address ?? '') ? thought : Promise.resolve());
    await queueMails(readers(0, 40));
    const stop = startWorker(transportTo(server.url));
    await expect.poll(() => taken().length).toBe(40);
    await queueMails(readers(40, 60));
    await expect.poll(() => taken().length).toBe(60);
    const waiting = async () => (await statuses()).filter((status) => status === 'queued');
    await expect.poll(waiting).toHaveLength(slow.length);
    answer();
    await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['sent']));
    await stop();
    expect(taken().toSorted()).toEqual(readers(0, 60).toSorted());
  });

  it('that takes a mail and never says so is given up, and asked again under the same id', async () => {
    server.beforeTaken = () => new Promise(() => {});
    const transport = transportTo(server.url, { ...smtpLimits, silenceMs: 500 });
    await queueMails([reader(1)]);
    const { db, clock } = api.dependencies;
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    await expect(deliverMail(db, transport, id, clock())).rejects.toThrow('Timeout');
    expect(await statuses()).toEqual(['queued']);
    server.beforeTaken = () => Promise.resolve();
    await deliverMail(db, transport, id, clock());
    expect(await statuses()).toEqual(['sent']);
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${id}@harbor.example>`]),
    );
  });

  it('that drips its answers is left after a while, for the next mail', async () => {
    const drips = new Set<NodeJS.Timeout>();
    const sockets = new Set<Socket>();
    const dripping = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.write('220 ');
      const drip = setInterval(() => socket.write('x'), 20);
      drips.add(drip);
      socket.on('close', () => {
        clearInterval(drip);
        drips.delete(drip);
        sockets.delete(socket);
      });
    });
    await once(dripping.listen(0, '127.0.0.1'), 'listening');
    const { port } = dripping.address() as AddressInfo;
    const limits = { connectMs: 60_000, silenceMs: 60_000, wholeMs: 500 };
    await queueMails([reader(1)]);
    const { db, clock } = api.dependencies;
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
    const transport = transportTo(`smtp://127.0.0.1:${port}`, limits);
    await expect(deliverMail(db, transport, id, clock())).rejects.toThrow();
    expect(await statuses()).toEqual(['queued']);
    // The connection is free again, not left to drip.
    await expect.poll(() => sockets.size).toBe(0);
    await deliverMail(db, transportTo(server.url), id, clock());
    expect(taken()).toEqual([reader(1)]);
    dripping.close();
  });

  it('may take as long as its standard says, and its job does not end before', async () => {
    const { rows } = await sql<{ expire_seconds: number }>`
      select expire_seconds from queue.queue where name = 'mail'`.execute(api.dependencies.db);
    expect(smtpLimits.silenceMs).toBeGreaterThanOrEqual(10 * 60_000);
    expect(smtpLimits.wholeMs).toBeGreaterThan(smtpLimits.silenceMs);
    expect((rows[0]?.expire_seconds ?? 0) * 1_000).toBeGreaterThan(smtpLimits.wholeMs);
  });
});
