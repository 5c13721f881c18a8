import { createHash } from 'node:crypto';
import type { JobDraft } from '../../intake/job-draft.ts';
import { companyKey } from '../clean/company-name.ts';
import { comparable } from '../clean/text/plain-text.ts';
import { isBlank, similarity } from './fingerprint.ts';

/** Minimum similarity of two descriptions of the same title and company to be one advertisement. */
const minSimilarity = 0.8;

/** The part of an advertisement that is compared. */
export interface ComparedJob {
  source_key: string;
  feed: string | null;
  fingerprint: Buffer;
  /** Distinguishes advertisements without a description. */
  detail: string;
  location_ids: readonly number[];
  pay: ComparedPay;
}

/** Currency, period and amounts as stored. */
export type ComparedPay = readonly [string, string, number | null, number | null] | null;

/** The blocking key of the comparison: title and company. */
export function blockKey({ title, company }: { title: string; company: string }): number {
  return createHash('sha256')
    .update(`${companyKey(company)}\n${comparable(title)}`)
    .digest()
    .readUIntLE(0, 6);
}

/** Places and salary, which distinguish jobs with the same title and no description. */
export const detailOf = (draft: JobDraft, places: readonly string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        draft.locationIds,
        places.map(comparable).sort(),
        draft.salary,
        draft.jobTypeId,
        draft.skills,
      ]),
    )
    .digest('base64url')
    .slice(0, 16);

/**
 * Whether two advertisements with the same key are one job. A job with a description and one without are different. So
 * are two with different pay or places, and two openings of one feed with the employer's own ids (`hasRequisitions`).
 */
export function isSameJob(
  a: ComparedJob,
  b: ComparedJob,
  { hasRequisitions }: { hasRequisitions: boolean },
): boolean {
  if (hasRequisitions && a.feed === b.feed && a.source_key !== b.source_key) return false;
  if (areApart(a.location_ids, b.location_ids) || paysOther(a.pay, b.pay)) return false;
  const blanks = [isBlank(a.fingerprint), isBlank(b.fingerprint)];
  if (blanks[0] !== blanks[1]) return false;
  return blanks[0] ? a.detail === b.detail : similarity(a.fingerprint, b.fingerprint) >= minSimilarity;
}

/** Whether both name places and none of one is, contains or lies in one of the other. */
const areApart = (ours: readonly number[], theirs: readonly number[]): boolean =>
  ours.length > 0 &&
  theirs.length > 0 &&
  !ours.some((one) => theirs.some((other) => one === other || isAround(one, other) || isAround(other, one)));

/** Ids of regions are hundreds, and the ids of their cities follow. */
const isAround = (region: number, place: number): boolean =>
  region % 100 === 0 && place - (place % 100) === region;

const paysOther = (ours: ComparedPay, theirs: ComparedPay): boolean =>
  ours !== null && theirs !== null && ours.some((value, index) => value !== theirs[index]);
