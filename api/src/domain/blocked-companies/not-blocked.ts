import { type RawBuilder, sql } from 'kysely';

/** SQL: the account has not blocked the company. Both are columns. */
export const notBlocked = (account: string, company: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from blocked_companies b
    where b.account_id = ${sql.ref(account)} and b.company_id = ${sql.ref(company)})`;

/** SQL: the account has not blocked the company of the recruiter. Both are columns. */
export const recruiterNotBlocked = (account: string, recruiter: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from blocked_companies b
    join recruiters r on r.company_id = b.company_id
    where b.account_id = ${sql.ref(account)} and r.account_id = ${sql.ref(recruiter)})`;
