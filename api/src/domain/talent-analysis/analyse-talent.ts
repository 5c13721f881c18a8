import { talentAnalysesPerDay, type talentAnalysis } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { creditDay } from '../common/credit-day.ts';
import { lockAccount } from '../common/idempotency.ts';
import { toSeconds } from '../common/seconds.ts';
import { requirePermission } from '../company-members/membership.ts';
import {
  findSharedApplication,
  type Opening,
  recordOpening,
} from '../received-applications/open-application.ts';
import { compareWithJob, type Reader } from './compare-with-job.ts';

/**
 * Compares the profile of an application with its job, and records the opening. Repeated on the same day it is free;
 * throws 41317 at the daily limit.
 */
export async function analyseTalent(
  db: Db,
  opening: Opening & Pick<Reader, 'country' | 'language'>,
): Promise<z.infer<typeof talentAnalysis>> {
  const { accountId, id, now, language, country } = opening;
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const { profile, job_id } = await findSharedApplication(tx, opening);
    if (profile === null) throw new ApiError(errorCode.notFound);
    const job = await tx
      .selectFrom('jobs')
      .select(['company_id', 'title', 'description_html', 'skills', 'xp_lvl_id', 'degree_id'])
      .where('id', '=', job_id)
      .executeTakeFirstOrThrow();
    await requirePermission(tx, job.company_id, accountId, 'analyse-talent');
    const points = compareWithJob(job, profile, { language, country, now });
    const { start, end } = creditDay(now);
    const today = await tx
      .selectFrom('talent_analyses')
      .select('application_id')
      .where('account_id', '=', accountId)
      .where('at', '>=', start)
      .execute();
    const isRepeated = today.some(({ application_id }) => application_id === id);
    if (!isRepeated && today.length >= talentAnalysesPerDay) {
      const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1_000));
      throw new ApiError(errorCode.aiEmployerDailyLimit, { retryAfter: seconds });
    }
    if (!isRepeated) {
      const use = { account_id: accountId, application_id: id, at: now };
      await tx
        .insertInto('talent_analyses')
        .values({ ...use })
        .execute();
    }
    await recordOpening(tx, opening, 'application');
    const used = today.length + (isRepeated ? 0 : 1);
    return { points, uses_left: talentAnalysesPerDay - used, renews_at: toSeconds(end) };
  });
}
