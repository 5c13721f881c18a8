import { randomUUID } from 'node:crypto';
import type { registerCompany as registerCall } from '@jobharbor/shared/calls/recruiter/register-company';
import {
  type CallRequest,
  type CompanyPermission,
  countryByKey,
  type OwnCompany,
  permissionsOfRole,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import { flatOptionById } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { makeSlug } from '../../intake/make-slug.ts';
import { requireConfirmedAddress } from '../accounts/confirmed-address.ts';
import {
  findEarlierResult,
  type IdempotentRequest,
  lockAccount,
  storeResult,
} from '../common/idempotency.ts';
import { addMember } from './membership.ts';
import { findOwnCompanies } from './own-companies.ts';

/** The source of companies and jobs that employers enter themselves. */
export const employerSource = 'employer';

type Form = CallRequest<typeof registerCall>['body'];

/** Stores a company, whose admin the account becomes; once for each idempotency key. 42353 for a name that is here. */
export async function registerCompany(
  db: Db,
  { accountId, form, key, now }: { accountId: number; form: Form; key: string | undefined; now: Date },
): Promise<{ company: OwnCompany; isNew: boolean }> {
  checkLists(form);
  const request: IdempotentRequest = {
    ...{ accountId, scope: 'company', key, content: [JSON.stringify(form)] },
  };
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const earlier = await findEarlierResult(tx, request);
    const stored = (await findOwnCompanies(tx, accountId)).find(({ id }) => id === earlier);
    if (stored !== undefined) return { company: stored, isNew: false };
    await requireConfirmedAddress(tx, accountId);
    await consumeAttempt(tx, { key: `register-company:${accountId}`, limit: 5, seconds: 86_400 }, now);
    const name = form.name.normalize('NFC').trim();
    await refuseTakenName(tx, name, form);
    const { id, slug } = await tx
      .insertInto('companies')
      .values({
        ...{ source: employerSource, source_key: randomUUID(), slug: makeSlug(name, 'company'), name },
        ...{ country_key: form.country_key, language: form.language, website: form.website ?? null },
        ...{ industry_id: form.industry_id ?? null, size_id: form.size_id ?? null },
        ...{ is_verified: false, about_html: '', founded_year: null, logo_url: null },
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await addMember(tx, { companyId: id, accountId, role: 'admin', title: form.title, now });
    if (earlier === null) await storeResult(tx, request, id);
    const permissions: CompanyPermission[] = [...permissionsOfRole.admin];
    const company = { id, slug, name, logo_url: null, is_verified: false, country_key: form.country_key };
    return { company: { ...company, role: 'admin', permissions }, isNew: true };
  });
}

/** Refuses ids that their list does not have, by the field. */
function checkLists({ country_key, industry_id, size_id }: Form): void {
  const isUnknown = {
    country_key: countryByKey(country_key) === undefined,
    industry_id: industry_id !== undefined && flatOptionById('industry_lists', industry_id) === undefined,
    size_id: size_id !== undefined && flatOptionById('company_sizes', size_id) === undefined,
  };
  const problems = Object.entries(isUnknown).filter(([, unknown]) => unknown);
  if (problems.length > 0)
    throw new ApiError(errorCode.invalidParameters, {
      fieldProblems: Object.fromEntries(problems.map(([field]) => [field, 'invalid' as const])),
    });
}

async function refuseTakenName(tx: Db, name: string, form: Form): Promise<void> {
  // Advisory lock: if two registrations have the same name, the second one sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company:${name.toLowerCase()}`}, 0))`.execute(
    tx,
  );
  if (form.is_another) return;
  const same = await tx
    .selectFrom('companies')
    .select('id')
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('country_key', '=', form.country_key)
    .limit(1)
    .executeTakeFirst();
  if (same !== undefined)
    throw new ApiError(errorCode.companyNameTaken, { fieldProblems: { name: errorCode.companyNameTaken } });
}
