import type { Db } from '../../database/pools.ts';
import { notBlocked } from '../blocked-companies/not-blocked.ts';

/** Caller: a candidate, or an account that acts for recruiters. */
export type ApplicationViewer = { jobseekerId: number } | { actorId: number };

/**
 * The applications (`a`) with their job (`j`) and chat (`c`). A blocked company and the person who blocked it are hidden
 * from each other.
 */
export const visibleApplications = (db: Db) =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .leftJoin('chats as c', 'c.application_id', 'a.id')
    .where(notBlocked('a.account_id', 'j.company_id'));
