import { randomInt } from 'node:crypto';
import { inviteAlphabet, inviteCodeLength } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';

const makeCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('');

/** The code of an account's invite link, made on first use. Concurrent calls answer the same one. */
export async function findOrCreateCode(db: Db, accountId: number, now: Date): Promise<string> {
  const find = () =>
    db.selectFrom('invite_links').select('code').where('account_id', '=', accountId).executeTakeFirst();
  for (;;) {
    const found = await find();
    if (found !== undefined) return found.code;
    // A code that another account has, or this account's own of another call: look again.
    await db
      .insertInto('invite_links')
      .values({ account_id: accountId, code: makeCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The owner of a code, unless their account is suspended or about to be deleted. */
export const findInviter = (db: Db, code: string) =>
  db
    .selectFrom('invite_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['a.id', 'a.first_name', 'a.created_at'])
    .where('l.code', '=', code)
    .where('a.role', '=', 'jobseeker')
    .where('a.suspended_at', 'is', null)
    .where('a.deletion_due_at', 'is', null)
    .executeTakeFirst();
