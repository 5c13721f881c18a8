import type { JobRecord } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { toSeconds } from '../common/seconds.ts';
import { findReply, type ReplySubject } from '../employer-replies/employer-replies.ts';
import { measureRecords } from './measure-records.ts';

/** What is said of one advertisement, measured now, with the employer's reply; null where nothing is. */
export async function findJobRecord(
  db: Db,
  { companyId, jobId }: ReplySubject & { jobId: number },
  now: Date,
): Promise<JobRecord | null> {
  const record = (await measureRecords(db, [jobId], now)).get(jobId);
  if (record === undefined) return null;
  return {
    postings: record.postings,
    open_since: record.openSince && toSeconds(record.openSince),
    unanswered: record.unanswered,
    posted_dates: record.postings === null ? [] : record.dates.map(toSeconds),
    reply: await findReply(db, { companyId, jobId }),
  };
}
