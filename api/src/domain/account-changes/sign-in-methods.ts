import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { SignInMethods } from '../../database/tables/account-tables.ts';

/** Tables whose rows of an account sign in to it, or are asked for beside what does. */
export const signInMethodTables = ['passkeys', 'two_factors', 'recovery_codes', 'social_identities'] as const;

const rowsOf = (table: (typeof signInMethodTables)[number], accountId: number) => sql`
  coalesce((select jsonb_agg(to_jsonb(t)) from ${sql.table(table)} t where t.account_id = ${accountId}), '[]')`;

/** How the account signs in now: address, number, password, passkeys, two-factor authentication, social accounts. */
export async function readSignInMethods(tx: Db, accountId: number): Promise<SignInMethods> {
  const { rows } = await sql<{ ways: SignInMethods }>`
    select jsonb_build_object(
      'account', (
        select to_jsonb(a) from (
          select email, email_key, is_email_verified, phone_num, is_mobile_verified, password_hash, deletion_due_at
          from accounts where id = ${accountId}
        ) a
      ),
      ${sql.join(signInMethodTables.map((table) => sql`${sql.lit(table)}, ${rowsOf(table, accountId)}`))}
    ) as ways`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Account ${accountId} cannot be read.`);
  return row.ways;
}
