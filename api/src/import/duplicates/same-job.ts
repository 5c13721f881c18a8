import { createHash } from 'node:crypto';
import type { JobDraft } from '../../intake/job-draft.ts';
import { companyKey } from '../clean/company-name.ts';
import { comparable } from '../clean/plain-text.ts';
import { isBlank, similarity } from './fingerprint.ts';

/** Minimum similarity of two descriptions of the same title and company to be one advertisement. */
const minSimilarity = 0.8;

/** The part of an advertisement that is compared. */
export interface ComparedJob {
  fingerprint: Buffer;
  /** Distinguishes advertisements without a description. */
  detail: string;
}

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

/** Whether two advertisements with the same key are one job. One with a description and one without are not. */
export function isSameJob(a: ComparedJob, b: ComparedJob): boolean {
  const blanks = [isBlank(a.fingerprint), isBlank(b.fingerprint)];
  if (blanks[0] !== blanks[1]) return false;
  return blanks[0] ? a.detail === b.detail : similarity(a.fingerprint, b.fingerprint) >= minSimilarity;
}
