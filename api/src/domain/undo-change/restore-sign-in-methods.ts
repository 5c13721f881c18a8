import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { SignInMethods } from '../../database/tables/account-tables.ts';
import { insertAccountEvent } from '../../session/account-event.ts';
import { signInMethodTables } from '../account-changes/sign-in-methods.ts';

/** Sets what signs in to the account back to `ways`. */
export async function restoreSignInMethods(
  tx: Db,
  accountId: number,
  ways: SignInMethods,
  now: Date,
): Promise<void> {
  const { email_key, is_email_verified, phone_num, is_mobile_verified, deletion_due_at, ...rest } =
    ways.account;
  const emailKey =
    is_email_verified || !(await isConfirmedElsewhere(tx, accountId, email_key)) ? email_key : null;
  if (is_email_verified && email_key !== null) await releaseEmail(tx, accountId, email_key, now);
  if (is_mobile_verified && phone_num !== null) await releaseConfirmedPhone(tx, accountId, phone_num, now);
  await tx
    .updateTable('accounts')
    .set((eb) => ({
      ...rest,
      email_key: emailKey,
      is_email_verified,
      phone_num,
      is_mobile_verified,
      deletion_due_at: deletion_due_at === null ? null : new Date(deletion_due_at),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute();
  for (const table of signInMethodTables) await restoreRows(tx, table, accountId, ways[table]);
}

/** A credential that another account has since is left there. */
async function restoreRows(
  tx: Db,
  name: (typeof signInMethodTables)[number],
  accountId: number,
  rows: Record<string, unknown>[],
): Promise<void> {
  const table = sql.table(name);
  await sql`delete from ${table} where account_id = ${accountId}`.execute(tx);
  const [first] = rows;
  if (first === undefined) return;
  // Named, so that a column of a later migration takes its default.
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}

async function isConfirmedElsewhere(tx: Db, accountId: number, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const owner = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', key)
    .where('is_email_verified', '=', true)
    .where('id', '<>', accountId)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The link has reached its address, so that it is the address of this account again, whoever has confirmed it since. */
async function releaseEmail(tx: Db, accountId: number, key: string, now: Date): Promise<void> {
  const others = await tx
    .updateTable('accounts')
    .set({ email_key: null, is_email_verified: false, updated_at: now })
    .where('email_key', '=', key)
    .where('id', '<>', accountId)
    .returning(['id'])
    .execute();
  for (const { id } of others)
    await insertAccountEvent(tx, { accountId: id, event: 'email-changed', origin: null, now });
}

async function releaseConfirmedPhone(tx: Db, accountId: number, phone: string, now: Date): Promise<void> {
  const others = await tx
    .updateTable('accounts')
    .set({ phone_num: null, is_mobile_verified: false, updated_at: now })
    .where('phone_num', '=', phone)
    .where('is_mobile_verified', '=', true)
    .where('id', '<>', accountId)
    .returning('id')
    .execute();
  for (const { id } of others)
    await insertAccountEvent(tx, { accountId: id, event: 'phone-released', origin: null, now });
}
