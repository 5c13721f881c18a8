import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../database/pools.ts';
import type { Database } from '../database/schema.ts';

/** Accounts of these roles act on other people, and need an authenticator app before they may (ASVS 6.3.3). */
const carefulRoles = ['recruiter', 'admin'] as const;

/** SQL: whether the account of the query's row still has to set up its authenticator app. */
export function lacksSecondFactor(): ExpressionWrapper<Database, 'accounts', SqlBool> {
  const eb = expressionBuilder<Database, 'accounts'>();
  const confirmed = eb
    .selectFrom('two_factors')
    .select('two_factors.account_id')
    .whereRef('two_factors.account_id', '=', 'accounts.id')
    .where('two_factors.confirmed_at', 'is not', null);
  return eb.and([eb('accounts.role', 'in', carefulRoles), eb.not(eb.exists(confirmed))]);
}

/** Whether the account still has to set up its authenticator app. */
export async function needsAuthenticator(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(lacksSecondFactor())
    .executeTakeFirst();
  return row !== undefined;
}
