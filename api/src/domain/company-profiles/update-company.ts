import type { updateCompany as updateCall } from '@jobharbor/shared/calls/recruiter/update-company';
import type { CallRequest } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type FlatListName, flatOptionById, locationById } from '../../config-lists/index.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { cleanHtml } from '../../intake/clean-html.ts';
import { indexJobs, notifyListings } from '../../intake/index-jobs.ts';
import { makeSlug } from '../../intake/make-slug.ts';
import { lockCompany, requirePermission } from '../company-members/membership.ts';
import { storeReply } from '../employer-replies/employer-replies.ts';

type Change = CallRequest<typeof updateCall>['body'];

/** Changes the profile. A new name ends the verification, which was of the old one; its jobs are indexed anew. */
export async function updateCompany(
  db: Db,
  { companyId, accountId, change, now }: { companyId: number; accountId: number; change: Change; now: Date },
): Promise<void> {
  await requirePermission(db, companyId, accountId, 'edit-company');
  checkLists(change);
  const { name: typed, texts, ...fields } = change;
  await db.transaction().execute(async (tx) => {
    const before = await lockCompany(tx, companyId);
    const name = typed?.normalize('NFC').trim() ?? before.name;
    const isRenamed = name !== before.name;
    await tx
      .updateTable('companies')
      .set({ ...fields, updated_at: now, ...(isRenamed && renamed(name)) })
      .where('id', '=', companyId)
      .execute();
    if (isRenamed) await voidVerification(tx, companyId);
    if (texts !== undefined) await storeTexts(tx, companyId, texts);
    if (isRenamed || change.industry_id !== undefined) await reindex(tx, companyId, now);
  });
}

const renamed = (name: string) => ({
  ...{ name, slug: makeSlug(name, 'company'), is_verified: false },
  ...{ registration_verified_at: null, website_verified_at: null, address_verified_at: null },
});

const voidVerification = (tx: Db, companyId: number) =>
  tx
    .updateTable('company_verifications')
    .set({ state: 'void' })
    .where('company_id', '=', companyId)
    .where('state', 'in', ['pending', 'verified'])
    .execute();

/** Indexes the open jobs of a company, whose name, industry or verification changed. */
export async function reindex(tx: Db, companyId: number, now: Date): Promise<void> {
  const jobs = await tx
    .selectFrom('jobs')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .execute();
  await indexJobs(
    tx,
    jobs.map(({ id }) => id),
    now,
  );
}

/** The first text stands in the company's row, for readers of languages without a text. */
async function storeTexts(tx: Db, companyId: number, texts: NonNullable<Change['texts']>): Promise<void> {
  const clean = texts.map(({ language, about_html, culture_html }) => ({
    ...{ language, about_html: cleanHtml(about_html), culture_html: cleanHtml(culture_html) },
  }));
  const [first, ...others] = clean;
  if (first === undefined) return;
  await tx.updateTable('companies').set(first).where('id', '=', companyId).execute();
  await tx.deleteFrom('company_texts').where('company_id', '=', companyId).execute();
  const rows = others.map((text) => ({ ...text, company_id: companyId }));
  await insertRows(rows, (chunk) => tx.insertInto('company_texts').values(chunk));
}

const listOf = {
  industry_id: 'industry_lists',
  size_id: 'company_sizes',
  financing_stage_id: 'company_financing_stage_lists',
  benefit_ids: 'company_benefit_lists',
  culture_ids: 'company_culture_lists',
} as const satisfies Partial<Record<keyof Change, FlatListName>>;

/** Refuses ids that their list does not have, and two texts of one language, by the field. */
function checkLists(change: Change): void {
  const fields = Object.keys(listOf) as (keyof typeof listOf)[];
  const unknown: string[] = fields.filter((field) =>
    [change[field] ?? []].flat().some((id) => flatOptionById(listOf[field], id) === undefined),
  );
  if (change.location_id != null && locationById(change.location_id) === undefined)
    unknown.push('location_id');
  const written = change.texts?.map(({ language }) => language) ?? [];
  if (new Set(written).size < written.length) unknown.push('texts');
  if (unknown.length > 0)
    throw new ApiError(errorCode.invalidParameters, {
      fieldProblems: Object.fromEntries(unknown.map((field) => [field, 'invalid' as const])),
    });
}

/** What the company says of how it answers and interviews; an empty sentence removes it. 42512 for one with a way to contact. */
export async function replyToCompanyRecord(
  db: Db,
  reply: { companyId: number; accountId: number; sentence: string; language: string; now: Date },
): Promise<void> {
  const { companyId, accountId } = reply;
  await requirePermission(db, companyId, accountId, 'edit-company');
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId);
    const hasChanged = await storeReply(tx, { companyId, jobId: null }, reply);
    if (hasChanged) await notifyListings(tx, await jobsWithRecord(tx, companyId));
  });
}

/** The jobs whose cached pages show what the company says, with its own page: the open ones, or else the newest. */
async function jobsWithRecord(tx: Db, companyId: number): Promise<number[]> {
  const jobs = tx.selectFrom('jobs').select('id').where('company_id', '=', companyId);
  const open = await jobs.where('status', '=', 'open').execute();
  const found = open.length > 0 ? open : await jobs.orderBy('id', 'desc').limit(1).execute();
  return found.map(({ id }) => id);
}
