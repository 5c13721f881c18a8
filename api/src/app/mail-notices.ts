import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { sendDigests } from '../domain/mail-notices/send-digests.ts';
import { sendInterviewNotices } from '../domain/mail-notices/send-interview-notices.ts';
import { sendInterviewReminders } from '../domain/mail-notices/send-interview-reminders.ts';
import { sendMailNotices } from '../domain/mail-notices/send-mail-notices.ts';
import { sendRecruiterNews } from '../domain/mail-notices/send-recruiter-news.ts';

const pollIntervalMs = 60_000;

/** Sends due mail notices every minute while the server listens. */
export function scheduleMailNotices(
  app: FastifyInstance,
  { db, queue, clock, config }: Pick<Dependencies, 'db' | 'queue' | 'clock' | 'config'>,
): void {
  const send = () => {
    for (const sending of [
      sendMailNotices({ db, queue, config }, clock()),
      sendInterviewNotices({ db, queue, config }, clock()),
      sendDigests({ db, queue, config }, clock()),
      sendRecruiterNews({ db, queue, config }, clock()),
      sendInterviewReminders({ db, queue, config }, clock()),
    ])
      sending.catch((error: unknown) => app.log.error({ err: error }, 'notices by mail failed'));
  };
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    timer = setInterval(send, pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}
