import type { CardRecord } from '@jobharbor/shared/contracts/jobs/job-record';
import type { TFunction } from 'i18next';

/** The weightiest fact about how a job was posted and answered, for its card. `now` in milliseconds. */
export function recordLine(record: CardRecord, t: TFunction<'search'>, now: number): string | false {
  const { unanswered, postings, open_since } = record;
  if (unanswered) return t('jobRecord.unanswered', { count: unanswered });
  if (postings) return t('jobRecord.postings', { count: postings });
  return !!open_since && t('jobRecord.open', { count: openDays(open_since, now) });
}

/** Whole days; at least one. */
export const openDays = (since: number, now: number): number =>
  Math.max(1, Math.floor((now / 1000 - since) / 86_400));
