import { createHash } from 'node:crypto';
import type { Db } from '../../database/pools.ts';
import { textOfHtml } from '../../import/clean/text/description-html.ts';
import { fingerprintOf } from '../../import/duplicates/fingerprint.ts';
import { blockKey, detailOf, isSameJob } from '../../import/duplicates/same-job.ts';
import { importTables } from '../../import/run/import-tables.ts';
import type { JobDraft } from '../../intake/job-draft.ts';

const feed = 'employer';
const keyOf = (jobId: number) => `${feed}:${jobId}`;

/** Fields that duplicates of a job are found by, among advertisements of all sources. */
function comparedOf(draft: JobDraft) {
  const { salary } = draft;
  return {
    block_key: blockKey({ title: draft.title, company: draft.company.name }),
    fingerprint: fingerprintOf(textOfHtml(draft.descriptionHtml)),
    detail: detailOf(draft, []),
    location_ids: [...draft.locationIds],
    pay: salary ? ([salary.currency, salary.period, salary.min, salary.max] as const) : null,
  };
}

/** A stored job of the company that is the same as the draft, and whether an employer wrote it. */
export async function findTwin(tx: Db, companyId: number, draft: JobDraft) {
  const compared = { ...comparedOf(draft), source_key: '', feed };
  const stored = await importTables(tx)
    .selectFrom('job_sources')
    .selectAll()
    .where('block_key', '=', compared.block_key)
    .where('country_key', '=', draft.countryKey)
    .where('gone_at', 'is', null)
    .execute();
  if (stored.length === 0) return null;
  const jobs = await tx
    .selectFrom('jobs')
    .selectAll()
    .where(
      'id',
      'in',
      stored.map(({ job_id }) => job_id),
    )
    .where('company_id', '=', companyId)
    .where('status', '!=', 'closed')
    .execute();
  for (const job of jobs) {
    const own = stored.filter(({ job_id }) => job_id === job.id);
    const pay =
      job.salary_currency === null || job.salary_period === null
        ? null
        : ([job.salary_currency, job.salary_period, job.salary_min, job.salary_max] as const);
    if (own.some((one) => isSameJob(compared, { ...one, pay }, { hasRequisitions: false })))
      return { job, isPosted: own.some((one) => one.feed === feed) };
  }
  return null;
}

/**
 * Records the employer's text as the first source of the job. Imports of the same advertisement join the job from now
 * on and do not change its text.
 */
export async function storePostedSource(tx: Db, jobId: number, draft: JobDraft, now: Date): Promise<void> {
  const { pay: _, ...compared } = comparedOf(draft);
  const values = {
    ...compared,
    is_primary: true,
    url: draft.externalUrl ?? null,
    country_key: draft.countryKey,
    file_id: createHash('sha256').update(keyOf(jobId)).digest(),
    row_number: 0,
    content_hash: createHash('sha256').update(JSON.stringify(draft)).digest(),
    feed,
    other_places: [...(draft.otherPlaces ?? [])],
    is_open: draft.status !== 'closed',
    gone_at: null,
    seen_at: now,
  };
  await importTables(tx)
    .updateTable('job_sources')
    .set({ is_primary: false })
    .where('job_id', '=', jobId)
    .execute();
  await importTables(tx)
    .insertInto('job_sources')
    .values({ ...values, source_key: keyOf(jobId), job_id: jobId })
    .onConflict((conflict) => conflict.column('source_key').doUpdateSet(values))
    .execute();
}
