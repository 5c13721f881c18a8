import { deletionGraceDays } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sitePage } from '../../mail/site-page.ts';
import { writeTime } from '../../mail/write-time.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { type Account, findAccount } from '../accounts/account-repository.ts';
import type { SettingRequest } from '../accounts/setting-request.ts';
import { endOtherSessions } from '../devices/device-repository.ts';
import { forgetOtherDevices } from '../sign-in/known-devices.ts';

type Services = Pick<Dependencies, 'db' | 'queue' | 'config'>;

/**
 * Schedules the deletion of the account, ends its sessions, and mails its owner how to cancel it. A second request keeps
 * the first date. The requesting device stays known: signing in on it needs no code.
 */
export async function requestDeletion(
  { db, queue, config }: Services,
  { origin, language, now, device }: SettingRequest & { device: string | null },
  account: Account,
): Promise<Date> {
  const dueAt = account.deletion_due_at ?? new Date(now.getTime() + deletionGraceDays * 86_400_000);
  await db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('accounts')
      .set({ deletion_due_at: dueAt, updated_at: now })
      .where('id', '=', account.id)
      .where('deletion_due_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    await endOtherSessions(tx, account.id, null);
    await forgetOtherDevices(tx, account.id, device);
    if (marked === undefined) return;
    await insertAccountEvent(tx, { accountId: account.id, event: 'deletion-requested', origin, now });
    if (account.email === null) return;
    const data = {
      time: writeTime(language, dueAt),
      keep_url: sitePage(config.siteUrl, language, account.country_key, '/cancel-deletion'),
    };
    await sendMail(tx, queue, { template: 'account-deletion', to: account.email, language, data, now });
  });
  return dueAt;
}

/** Cancels the deletion; does nothing if none was requested. */
export async function cancelDeletion(
  db: Dependencies['db'],
  { session, origin, now }: SettingRequest,
): Promise<Account> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .updateTable('accounts')
      .set({ deletion_due_at: null, updated_at: now })
      .where('id', '=', session.accountId)
      .where('deletion_due_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined)
      await insertAccountEvent(tx, { accountId: kept.id, event: 'deletion-cancelled', origin, now });
    const account = await findAccount(tx, session.accountId);
    if (account === undefined) throw new ApiError(errorCode.sessionEnded);
    return account;
  });
}
