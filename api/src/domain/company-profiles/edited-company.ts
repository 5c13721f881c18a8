import type { CompanyVerification, EditedCompany } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { findAnswerTimes } from '../companies/answer-times.ts';
import { findEmployerRecord } from '../companies/employer-record.ts';

/** The profile of a company as its members edit it. */
export async function findEditedCompany(db: Db, companyId: number, now: Date): Promise<EditedCompany> {
  const [row, others] = await Promise.all([
    db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirst(),
    db
      .selectFrom('company_texts')
      .select(['language', 'about_html', 'culture_html'])
      .where('company_id', '=', companyId)
      .orderBy('language')
      .execute(),
  ]);
  if (row === undefined) throw new ApiError(errorCode.notFound);
  const record = await findEmployerRecord(db, companyId, now);
  const time = (await findAnswerTimes(db, [companyId], now)).get(companyId);
  const { id, slug, name, country_key, logo_url, website, founded_year, location_id } = row;
  const { language, about_html, culture_html } = row;
  return {
    ...{ id, slug, name, country_key, logo_url, website, founded_year, location_id },
    industry_id: row.industry_id,
    size_id: row.size_id,
    financing_stage_id: row.financing_stage_id,
    benefit_ids: row.benefit_ids,
    culture_ids: row.culture_ids,
    texts: [{ language, about_html, culture_html }, ...others],
    verification: await findVerification(db, companyId, row.is_verified),
    ...(record && { employer_record: record }),
    answer_time: time ? { median_seconds: time.seconds, answers: time.answers } : null,
  };
}

/** How far the verification is, by the newest request for it. An imported company may be verified without one. */
async function findVerification(
  db: Db,
  companyId: number,
  isVerified: boolean,
): Promise<CompanyVerification> {
  const newest = await db
    .selectFrom('company_verifications')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = newest?.state === 'pending' || newest?.state === 'refused' ? newest.state : null;
  return {
    state: state ?? (isVerified ? 'verified' : 'none'),
    requested_at: newest === undefined ? null : toSeconds(newest.requested_at),
    decided_at: newest?.decided_at == null ? null : toSeconds(newest.decided_at),
    reason: newest?.reason ?? null,
  };
}
