import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { AccountsTable } from '../../database/tables/account-tables.ts';
import { addressKey } from '../../mail/bounces.ts';

export type Account = Selectable<AccountsTable>;
export type NewAccount = Insertable<AccountsTable>;

/** Normalised email: the key by which a mailbox belongs to one account. */
export const emailKeyOf = addressKey;

/** Inserts an account; null if another has confirmed its email (unique index). */
export async function insertAccount(db: Db, values: NewAccount): Promise<Account | null> {
  const account = await db
    .insertInto('accounts')
    .values({ ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return account ?? null;
}

/** The account that has confirmed the address, else the newest registration with it. */
export const findAccountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  (await findAccountsByEmail(db, email))[0];

/** Maximum unconfirmed registrations of an email, all of which a sign-in compares the password with. */
const unconfirmed = 10;

/** The account that has confirmed the address, alone; else the newest registrations with it, newest first. */
export async function findAccountsByEmail(db: Db, email: string): Promise<Account[]> {
  const accounts = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKeyOf(email))
    .orderBy('is_email_verified', 'desc')
    .orderBy('id', 'desc')
    .limit(unconfirmed)
    .execute();
  return accounts[0]?.is_email_verified ? accounts.slice(0, 1) : accounts;
}

/**
 * A stored hash whose salt the next password of this unconfirmed email should use, so that a sign-in computes one hash
 * for all of them. Null without one.
 */
export const findSaltSource = (accounts: readonly Account[]): string | null =>
  accounts.find(({ password_hash }) => password_hash !== null)?.password_hash ?? null;

export const findAccount = (db: Db, id: number): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
