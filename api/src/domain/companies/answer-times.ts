import type { Db } from '../../database/pools.ts';
import { measureAnswers } from './measure-answers.ts';

/** Minimum sample size. */
const minAnswers = 3;

export interface AnswerTime {
  /** Median from application to first answer. */
  seconds: number;
  /** From how many answers. */
  answers: number;
}

/**
 * Response times of companies: median over recent applications with a first reply or decision. None below the minimum
 * sample. Viewing an application does not count.
 */
export const findAnswerTimes = (
  db: Db,
  companyIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> => findMedians(db, 'company', companyIds, minAnswers, now);

/** Those of single jobs, for their employer, who knows each of the answers: by the same measure, from the first answer on. */
export const findAnswerTimesOfJobs = (
  db: Db,
  jobIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> => findMedians(db, 'job', jobIds, 1, now);

async function findMedians(
  db: Db,
  by: 'company' | 'job',
  ids: readonly number[],
  least: number,
  now: Date,
): Promise<ReadonlyMap<number, AnswerTime>> {
  const measured = await measureAnswers(db, by, ids, now);
  return new Map(
    [...measured].flatMap(([id, { seconds, answers }]) =>
      seconds === null || answers < least ? [] : [[id, { seconds, answers }] as const],
    ),
  );
}
