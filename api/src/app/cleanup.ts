import { sql } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteOldExports } from '../domain/account-data/data-export-repository.ts';
import { eraseDueAccounts } from '../domain/account-data/erase-account.ts';
import { deleteUnusedAvatars } from '../domain/avatars/avatar-repository.ts';
import { deleteOldAlerts } from '../domain/job-alerts/change-alert.ts';
import { deleteUnusedAttachments } from '../domain/license-attachments/attachment-repository.ts';
import { sealPushKey } from '../domain/push-notices/push-key.ts';
import { sealCalendarLinks } from '../domain/recruiter-calendars/seal-calendar-links.ts';
import { deleteUnanswered } from '../domain/references/reference-repository.ts';
import { removeUnusedFiles } from '../domain/removed-files/remove-unused-files.ts';
import { removeDeletedResumes } from '../domain/resumes/delete-resume.ts';
import { tryResumes } from '../domain/resumes/try-resumes.ts';
import { deleteAged } from '../domain/retention/retention.ts';
import { deleteOldSearches } from '../domain/search-history/keep-searches.ts';
import { forgetOldDevices } from '../domain/sign-in/known-devices.ts';
import { sealSecrets } from '../domain/two-factor/two-factor-repository.ts';
import { deleteOldVideos } from '../domain/video-resumes/delete-video-resume.ts';
import { sealWebhookSecrets } from '../domain/webhooks/seal-webhook-secrets.ts';
import { backoffResetHours } from '../http/throttle.ts';
import { expireLostMails } from '../mail/expire-lost-mails.ts';
import { expireLostSms } from '../sms/expire-lost-sms.ts';

/** Days until the account of a guest without a session is deleted. */
const guestDays = 14;

/**
 * Deletes rows past the age in `data/retention.csv`, attempt counters, forgotten devices, guests without a session,
 * unconfirmed or deleted job alerts, references that nobody wrote, and old searches. Safe to run concurrently.
 */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await deleteAged(db, now);
  const oldestStrike = new Date(now.getTime() - backoffResetHours * 3_600_000);
  await db.deleteFrom('attempts').where('resets_at', '<=', oldestStrike).execute();
  await forgetOldDevices(db, now);
  await deleteOldAlerts(db, now);
  await deleteUnanswered(db, now);
  await deleteOldSearches(db, now);
  const oldest = new Date(now.getTime() - guestDays * 86_400_000);
  // A guest account is of no use without its session.
  await sql`
    delete from accounts a where role = 'guest' and created_at < ${oldest}
      and not exists (select from sessions s where s.account_id = a.id)`.execute(db);
}

/**
 * Enforces `data/retention.csv`: deletes everything past its retention, and erases accounts after their grace period. Then
 * marks files that nobody can open. Run hourly by the queue; a failing step does not stop the others.
 */
export async function enforceRetention(
  { db, files, secrets }: Pick<Dependencies, 'db' | 'files' | 'secrets'>,
  now: Date,
): Promise<void> {
  const steps = [
    () => expireLostMails(db, now),
    () => expireLostSms(db, now),
    () => deleteExpired(db, now),
    () => removeDeletedResumes(db, files, now),
    () => deleteUnusedAvatars(db, files, now),
    () => deleteOldVideos(db, now),
    () => deleteUnusedAttachments(db, now),
    () => deleteOldExports(db, now),
    () => eraseDueAccounts(db, now),
    () => removeUnusedFiles(db, files),
    () => sealSecrets(db, secrets),
    () => sealPushKey({ db, secrets }),
    () => sealWebhookSecrets({ db, secrets }),
    () => sealCalendarLinks({ db, secrets }),
    () => tryResumes({ db, files }),
  ];
  const failed: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} steps of the retention failed.`);
}
