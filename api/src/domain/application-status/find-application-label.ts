import type { ApplicationLabel } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { shownStatus } from '../jobs/job-repository.ts';
import { labelOf, stateOf } from './application-label.ts';

/** The label of an application by its id, without an access check; null when it is gone. */
export async function findApplicationLabel(db: Db, id: number): Promise<ApplicationLabel | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.id', '=', id)
    .select(['applications.status', 'exchange_status', shownStatus.as('job_status')])
    .executeTakeFirst();
  return row === undefined ? null : labelOf(stateOf(row));
}
