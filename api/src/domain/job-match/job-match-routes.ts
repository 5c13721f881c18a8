import { getJobMatch } from '@jobharbor/shared/calls/job/get-job-match';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { matchJob } from './match-job.ts';
import { readQualifications } from './qualifications.ts';

export function jobMatchRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, getJobMatch, async ({ params: { jobId }, session: { accountId }, market }) => {
    const job = await db
      .selectFrom('jobs')
      .select(['country_key', 'language', 'location_ids', 'skills', 'xp_lvl_id', 'degree_id'])
      .select(['work_arrangement_id', 'applicant_countries', 'excluded_countries'])
      .select(['salary_currency', 'salary_period', 'salary_min', 'salary_max'])
      .where('id', '=', jobId)
      .executeTakeFirst();
    if (job === undefined) throw new ApiError(errorCode.notFound);
    const own = await readQualifications(db, accountId);
    return { criteria: matchJob(job, own, { language: market.language.value, now: clock() }) };
  });
}
