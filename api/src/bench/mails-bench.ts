import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendMails } from '../mail/send-mail.ts';
import { freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { startMailServer } from '../testing/servers/mail-server.ts';
import { openBenchSite } from './bench-site.ts';
import { print, time } from './times.ts';

/**
 * Kills the API process (`kill -9`) when half of the queued mails are delivered, and restarts it: `pnpm bench mails
 * [--mails 10000]`. Fails if one is lost, or delivered under two Message-IDs. Repeats under the same Message-ID are
 * counted: the server accepted them at the moment of the kill.
 */
const { values } = parseArgs({ options: { mails: { type: 'string', default: '10000' } } });
const count = Number(values.mails);
const atOnce = 500;

const site = await openBenchSite();
const server = await startMailServer();
const folder = await mkdtemp(join(tmpdir(), 'jobharbor-mails-'));
try {
  const { db, queue } = site.dependencies;
  const recipients = Array.from({ length: count }, (_, index) => `reader-${index}@example.com`);
  const queueing = await time(async () => {
    for (let start = 0; start < count; start += atOnce)
      await db.transaction().execute((tx) =>
        sendMails(
          tx,
          queue,
          recipients.slice(start, start + atOnce).map((to) => ({
            template: 'password-changed' as const,
            to,
            language: 'en' as const,
            data: { time: 'today' },
            now: new Date(),
          })),
        ),
      );
  });
  const env = {
    JOBHARBOR_DATA: folder,
    DATABASE_URL: site.connectionString,
    SMTP_URL: server.url,
    API_PORT: String(await freePort()),
  };
  const until = async (isDone: () => boolean | Promise<boolean>) => {
    while (!(await isDone())) await delay(20);
  };
  const left = async () => {
    const { mails } = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow();
    return Number(mails);
  };
  let atKill = 0;
  const delivering = await time(async () => {
    const first = await startApiProcess(env);
    await until(() => server.received.length >= count / 2);
    await first.kill();
    atKill = server.received.length;
    const second = await startApiProcess(env);
    await until(async () => (await left()) === 0);
    await second.stop();
  });
  const ids = new Set(server.received.map(({ messageId }) => messageId));
  const readers = new Set(server.received.flatMap(({ to = [] }) => to.map(({ address }) => address)));
  const again = server.received.length - ids.size;
  print(
    `${count} mails queued in ${Math.round(queueing)} ms; killed after ${atKill}; all delivered ${Math.round(delivering / 1_000)} s after the start, ${Math.round((count * 1_000) / delivering)} a second with the kill and both starts`,
  );
  print(
    `Readers ${readers.size} (lost ${count - readers.size}), mails ${ids.size} (doubled ${ids.size - readers.size}), taken a second time under the same Message-ID: ${again}`,
  );
  if (readers.size !== count || ids.size !== count) process.exitCode = 1;
} finally {
  await server.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}
