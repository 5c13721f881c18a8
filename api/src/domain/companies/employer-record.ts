import { type EmployerRecord, employerRecordFloors } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { findReply } from '../employer-replies/employer-replies.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureInterviews } from './measure-interviews.ts';

/** How a company treats applicants, of enough events of this site, with its reply; null where nothing is said. */
export async function findEmployerRecord(
  db: Db,
  companyId: number,
  now: Date,
): Promise<EmployerRecord | null> {
  const [measured, interviews] = await Promise.all([
    measureAnswers(db, 'company', [companyId], now),
    measureInterviews(db, companyId, now),
  ]);
  const found = measured.get(companyId);
  const answers =
    found === undefined || found.applications < employerRecordFloors.applications
      ? null
      : { applications: found.applications, answered: found.answered, median_seconds: found.seconds };
  const followed = interviews.interviews < employerRecordFloors.interviews ? null : interviews;
  if (answers === null && followed === null) return null;
  return { answers, interviews: followed, reply: await findReply(db, { companyId, jobId: null }) };
}
