import { sql } from 'kysely';
import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import { companyKeyOf } from '../../search/analyser/simplify-chinese.ts';
import { stripLegalForms } from '../companies/strip-legal-forms.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';

/** Who looks for people: everybody for whom the account acts, since whoever acts for two companies tells both. */
export interface Employers {
  ids: readonly number[];
  /** Of their names, without case, accents and legal form. */
  keys: ReadonlySet<string>;
}

const keyOf = (name: string): string => companyKeyOf(stripLegalForms(name));

/** The companies that an account acts for, with its own. */
export async function findEmployers(db: Db, accountId: number): Promise<Employers> {
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('recruiters')
          .select('recruiters.company_id')
          .where('recruiters.account_id', 'in', representedRecruiters(accountId)),
      ),
    )
    .execute();
  return { ids: companies.map(({ id }) => id), keys: new Set(companies.map(({ name }) => keyOf(name))) };
}

/** People whom these employers may find, but for {@link isOwnEmployer}, which compares names. */
export const findablePeople = (db: Db, { ids }: Pick<Employers, 'ids'>) =>
  db
    .selectFrom('accounts')
    .innerJoin('talent_consents', 'talent_consents.account_id', 'accounts.id')
    .where('accounts.role', '=', 'jobseeker')
    .where('accounts.is_email_verified', '=', true)
    .where('accounts.is_profile_completed', '=', true)
    // An answer tells the name, which an account by phone may lack.
    .where('accounts.first_name', '<>', '')
    .where('accounts.suspended_at', 'is', null)
    .where('accounts.deletion_due_at', 'is', null)
    .where(
      sql<boolean>`not exists (select from blocked_companies b
        where b.account_id = accounts.id and b.company_id = ${anyIdOf(ids)})`,
    );

interface Work {
  company_name: string;
  is_current?: boolean | undefined;
  is_hidden_from_company?: boolean | undefined;
}

/** Whether the person works for one of the employers, or has hidden work from one. */
export const isOwnEmployer = (
  { keys }: Employers,
  { company_name, is_current = false, is_hidden_from_company = false }: Work,
): boolean => (is_current || is_hidden_from_company) && keys.has(keyOf(company_name));

/** Whether an account, in the name of those for whom it acts, may find a person and write to them first. */
export async function mayFind(db: Db, accountId: number, personId: number): Promise<boolean> {
  const employers = await findEmployers(db, accountId);
  const person = await findablePeople(db, employers)
    .select('accounts.id')
    .where('accounts.id', '=', personId)
    .executeTakeFirst();
  if (person === undefined) return false;
  const works = await db
    .selectFrom('profile_entries')
    .select('content')
    .where('account_id', '=', personId)
    .where('kind', '=', 'work_experience')
    .execute();
  return !works.some(({ content }) => isOwnEmployer(employers, content as unknown as Work));
}
