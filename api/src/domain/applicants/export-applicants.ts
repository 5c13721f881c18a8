import { maxExported } from '@jobharbor/shared/contracts';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { toSeconds } from '../common/seconds.ts';
import { requirePermission } from '../company-members/membership.ts';
import { recordOpening } from '../received-applications/open-application.ts';
import { fullName } from '../recruiters/recruiter-repository.ts';
import { applicantRows, nameParts } from './applicant-rows.ts';
import { csvOf } from './write-csv.ts';

const header = [
  'id',
  'name',
  'applied_at',
  'status',
  'stage',
  'tags',
  'headline',
  'location',
  'message',
  'answers',
];

/**
 * The shared applications of a job as CSV, for who may export. Records it for the company, and an opening for each of the
 * applicants.
 */
export async function exportApplicants(
  db: Db,
  { accountId, jobId, now }: { accountId: number; jobId: number; now: Date },
): Promise<string> {
  await consumeAttempt(db, { key: `export-applicants:${accountId}`, limit: 60, seconds: 3_600 }, now);
  return db.transaction().execute(async (tx) => {
    const job = await tx.selectFrom('jobs').select('company_id').where('id', '=', jobId).executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    await requirePermission(tx, job.company_id, accountId, 'export-applicants');
    const rows = await applicantRows(tx, accountId, { job_id: jobId })
      .where('applications.is_shared', '=', true)
      .select(['applications.id', 'applications.applied_at', 'applications.status'])
      .select(['applications.first_message', 'applications.screening_answers', 's.name as stage', 'r.tags'])
      .select(nameParts.first.as('first_name'))
      .select(nameParts.last.as('last_name'))
      .select(sql<string | null>`applications.profile->>'headline'`.as('headline'))
      .select(sql<string | null>`applications.profile->>'location'`.as('location'))
      .orderBy('applications.id')
      .limit(maxExported)
      .forUpdate('applications')
      .execute();
    const exported = { company_id: job.company_id, job_id: jobId, account_id: accountId };
    await tx
      .insertInto('applicant_exports')
      .values({ ...exported, at: now, rows: rows.length })
      .execute();
    for (const { id } of rows)
      await recordOpening(tx, { accountId, id, now }, 'application', 'applicants.csv');
    const lines = rows.map((row) => [
      ...[String(row.id), personName(row), row.applied_at.toISOString(), row.status, row.stage ?? ''],
      ...[(row.tags ?? []).join('; '), row.headline ?? '', row.location ?? '', row.first_message],
      row.screening_answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n'),
    ]);
    return csvOf([header, ...lines]);
  });
}

const shownExports = 100;

/** The latest exports of a company, for who may export. */
export async function findExports(db: Db, companyId: number, accountId: number) {
  await requirePermission(db, companyId, accountId, 'export-applicants');
  const rows = await db
    .selectFrom('applicant_exports as e')
    .innerJoin('jobs as j', 'j.id', 'e.job_id')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.at', 'e.rows', 'j.id as job_id', 'j.title', 'a.first_name', 'a.last_name'])
    .where('e.company_id', '=', companyId)
    .orderBy('e.id', 'desc')
    .limit(shownExports)
    .execute();
  return rows.map(({ id, at, rows: count, job_id, title, first_name, last_name }) => ({
    ...{ id, at: toSeconds(at), rows: count, job: { id: job_id, title } },
    by: first_name === null ? null : fullName({ first_name, last_name: last_name ?? '' }),
  }));
}
