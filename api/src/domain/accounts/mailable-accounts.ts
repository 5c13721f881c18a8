import type { Db } from '../../database/pools.ts';

/** Accounts that may get mails about an outcome: active ones with a confirmed address. */
export const mailableAccounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .where('accounts.is_email_verified', '=', true)
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deletion_due_at', 'is', null)
    .where('accounts.email', 'is not', null);

export async function isMailable(db: Db, accountId: number): Promise<boolean> {
  const row = await mailableAccounts(db)
    .select('accounts.id')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
