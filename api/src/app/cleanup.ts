import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteOldExports } from '../domain/account-data/data-export-repository.ts';
import { eraseDueAccounts } from '../domain/account-data/erase-account.ts';
import { deleteOldAccountEvents } from '../domain/account-events/account-event-repository.ts';
import { deleteUnusedAvatars } from '../domain/avatars/avatar-repository.ts';
import { deleteOldAlerts } from '../domain/job-alerts/change-alert.ts';
import { deleteOldLinks } from '../domain/mail-sign-in/sign-in-link-repository.ts';
import { deleteOldChallenges } from '../domain/passkeys/passkey-repository.ts';
import { deleteOldQrLogins } from '../domain/qr-login/qr-login-repository.ts';
import { removeUnusedFiles } from '../domain/removed-files/remove-unused-files.ts';
import { removeDeletedResumes } from '../domain/resumes/delete-resume.ts';
import { forgetOldDevices } from '../domain/sessions/known-devices.ts';
import { deleteOldSocialLogins } from '../domain/social-login/social-login-repository.ts';
import { deleteOldPendingLogins, sealSecrets } from '../domain/two-factor/two-factor-repository.ts';
import { deleteOldVideos } from '../domain/video-resumes/delete-video-resume.ts';
import { strikeHours } from '../http/throttle.ts';

const everyMs = 3_600_000;

/** How long an `Idempotency-Key` is remembered. */
const keyDays = 14;
/** How long it is known that a mail was sent or refused, without what it said. */
const mailDays = 30;

/**
 * Deletes expired sessions, guests without a session, attempt counters, forgotten devices, idempotency keys, one-time codes,
 * links that sign in, records of mails, and job alerts that nobody confirmed or restored. Safe to run in parallel.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const oldestStrike = new Date(now.getTime() - strikeHours * 3_600_000);
  await db.deleteFrom('attempts').where('resets_at', '<=', oldestStrike).execute();
  await forgetOldDevices(db, now);
  await deleteOldLinks(db, now);
  await deleteOldPendingLogins(db, now);
  await deleteOldChallenges(db, now);
  await deleteOldQrLogins(db, now);
  await deleteOldSocialLogins(db, now);
  await deleteOldAccountEvents(db, now);
  const oldest = new Date(now.getTime() - keyDays * 86_400_000);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute();
  await db
    .deleteFrom('mails')
    .where('done_at', '<', new Date(now.getTime() - mailDays * 86_400_000))
    .execute();
  await db
    .deleteFrom('sms_messages')
    .where('created_at', '<', new Date(now.getTime() - mailDays * 86_400_000))
    .execute();
  await deleteOldAlerts(db, now);
  // A guest account is of no use without its session.
  await sql`
    delete from accounts a where role = 'guest' and created_at < ${oldest}
      and not exists (select from sessions s where s.account_id = a.id)`.execute(db);
}

/** Runs the cleanup when the server starts listening and every hour after that. */
export function scheduleCleanup(
  app: FastifyInstance,
  { db, files, secrets, clock }: Pick<Dependencies, 'db' | 'files' | 'secrets' | 'clock'>,
): void {
  const cleanUp = () => {
    const run = async () => {
      await deleteExpired(db, clock());
      await removeDeletedResumes(db, files, clock());
      await deleteUnusedAvatars(db, files, clock());
      await deleteOldVideos(db, clock());
      await deleteOldExports(db, clock());
      await eraseDueAccounts(db, clock());
      await removeUnusedFiles(db, files);
      await sealSecrets(db, secrets);
    };
    run().catch((error: unknown) => app.log.error({ err: error }, 'cleanup failed'));
  };
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onListen', async () => {
    cleanUp();
    timer = setInterval(cleanUp, everyMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}
