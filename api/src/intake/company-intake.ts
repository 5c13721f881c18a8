import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/pools.ts';
import type { CompanyTable } from '../database/tables/job-tables.ts';
import { cleanHtml, withoutNul } from './clean-html.ts';
import type { JobDraft } from './job-draft.ts';
import { makeSlug } from './make-slug.ts';

export interface StoredCompanies {
  idOf(draft: JobDraft): number;
  /** Companies whose name, verification or industry changed: all their jobs must be reindexed. */
  renamed: number[];
}

const identity = (source: string, sourceKey: string) => `${source}\n${sourceKey}`;

/** Inserts or updates the companies of these drafts. Fields that a draft leaves out are not changed. */
export async function storeCompanies(
  tx: Db,
  drafts: readonly JobDraft[],
  now: Date,
): Promise<StoredCompanies> {
  const named = drafts.filter(({ companyId }) => companyId === undefined);
  const wanted = new Map(named.map((draft) => [identity(draft.source, draft.company.sourceKey), draft]));
  const known = await findCompanies(tx, [...wanted.values()]);
  const ids = new Map([...known].map(([mark, company]) => [mark, company.id]));
  const renamed: number[] = [];
  const fresh: Insertable<CompanyTable>[] = [];
  for (const [mark, draft] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = known.get(mark);
    if (before === undefined) fresh.push(newCompany(draft));
    else if (await updateCompany(tx, before, draft, now)) renamed.push(before.id);
  }
  const rows = await insertRows(fresh, (chunk) =>
    tx
      .insertInto('companies')
      .values(chunk)
      // Another intake may have inserted it meanwhile.
      .onConflict((conflict) =>
        conflict.columns(['source', 'source_key']).doUpdateSet({ name: (eb) => eb.ref('companies.name') }),
      )
      .returning(['id', 'source', 'source_key']),
  );
  for (const row of rows) ids.set(identity(row.source, row.source_key), row.id);
  const idOf = ({ companyId, source, company }: JobDraft) =>
    companyId ?? ids.get(identity(source, company.sourceKey)) ?? 0;
  return { idOf, renamed };
}

async function findCompanies(
  tx: Db,
  drafts: readonly JobDraft[],
): Promise<Map<string, Selectable<CompanyTable>>> {
  const rows = await tx
    .selectFrom('companies')
    .selectAll()
    .where(
      sql<boolean>`(source, source_key) in (select * from unnest(${drafts.map((draft) => draft.source)}::text[], ${drafts.map((draft) => draft.company.sourceKey)}::text[]))`,
    )
    .execute();
  return new Map(rows.map((row) => [identity(row.source, row.source_key), row]));
}

function newCompany(draft: JobDraft): Insertable<CompanyTable> {
  const name = withoutNul(draft.company.name).trim();
  return {
    source: draft.source,
    source_key: draft.company.sourceKey,
    slug: makeSlug(name, 'company'),
    name,
    country_key: draft.countryKey,
    is_verified: false,
    industry_id: null,
    size_id: null,
    website: null,
    about_html: '',
    language: draft.language,
    founded_year: null,
    logo_url: null,
    ...said(draft),
  };
}

/** The fields of the company that the draft sets; a new company has the defaults of the table for the others. */
function said({ company, language }: JobDraft) {
  return {
    ...(company.isVerified === undefined ? {} : { is_verified: company.isVerified }),
    ...(company.industryId === undefined ? {} : { industry_id: company.industryId }),
    ...(company.sizeId === undefined ? {} : { size_id: company.sizeId }),
    ...(company.website === undefined ? {} : { website: company.website }),
    ...(company.foundedYear === undefined ? {} : { founded_year: company.foundedYear }),
    ...(company.locationId === undefined ? {} : { location_id: company.locationId }),
    ...(company.financingStageId === undefined ? {} : { financing_stage_id: company.financingStageId }),
    ...(company.benefitIds === undefined ? {} : { benefit_ids: [...company.benefitIds] }),
    ...(company.cultureIds === undefined ? {} : { culture_ids: [...company.cultureIds] }),
    ...(company.cultureHtml === undefined ? {} : { culture_html: cleanHtml(company.cultureHtml) }),
    ...(company.verifiedAt === undefined
      ? {}
      : {
          registration_verified_at: company.verifiedAt.registration,
          website_verified_at: company.verifiedAt.website,
          address_verified_at: company.verifiedAt.address,
        }),
    ...(company.aboutHtml === undefined
      ? {}
      : { about_html: cleanHtml(company.aboutHtml), language: company.language ?? language }),
  };
}

/** Updates a company; returns whether its jobs must be reindexed. */
async function updateCompany(
  tx: Db,
  before: Selectable<CompanyTable>,
  draft: JobDraft,
  now: Date,
): Promise<boolean> {
  const name = withoutNul(draft.company.name).trim();
  const after = { ...before, name, slug: makeSlug(name, 'company'), ...said(draft) };
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  const { id, created_at, updated_at, ...columns } = after;
  await tx
    .updateTable('companies')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
  return (['name', 'is_verified', 'industry_id'] as const).some((column) => after[column] !== before[column]);
}
