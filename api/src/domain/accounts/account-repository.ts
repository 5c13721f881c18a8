import type { Insertable, Selectable } from 'kysely';
import type { AccountsTable } from '../../database/account-tables.ts';
import type { Db } from '../../database/pools.ts';

export type Account = Selectable<AccountsTable>;
export type NewAccount = Insertable<AccountsTable>;

/** One mailbox is one account, however its owner typed it. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Adds an account, or answers null when its address is taken, also when two sign-ups race. */
export async function insertAccount(db: Db, values: NewAccount): Promise<Account | null> {
  const account = await db
    .insertInto('accounts')
    .values(values)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  return account ?? null;
}

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('email_key', '=', emailKeyOf(email)).executeTakeFirst();

export const findAccount = (db: Db, id: number): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
