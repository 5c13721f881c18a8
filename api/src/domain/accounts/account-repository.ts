import type { Insertable, Selectable } from 'kysely';
import type { AccountsTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/pools.ts';

export type Account = Selectable<AccountsTable>;
export type NewAccount = Insertable<AccountsTable>;

/** One mailbox is one account, however its owner typed it. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Adds an account, or answers null when another has confirmed its address, also when two confirm at once. */
export async function insertAccount(db: Db, values: NewAccount): Promise<Account | null> {
  const account = await db
    .insertInto('accounts')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return account ?? null;
}

/** The account that has confirmed the address, else the newest registration with it. */
export const findAccountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  (await findAccountsByEmail(db, email))[0];

/** Registrations with an address that nobody has confirmed yet, as many as one sign-in compares its password with. */
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
 * A stored hash whose salt the next password of an account with this unconfirmed address is to have: a sign-in compares its
 * password with all of them at once. Null where there is none.
 */
export const hashToSaltLike = (accounts: readonly Account[]): string | null =>
  accounts.find(({ password_hash }) => password_hash !== null)?.password_hash ?? null;

export const findAccount = (db: Db, id: number): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
