import { createHash } from 'node:crypto';
import type { JobDraft } from '../../intake/job-draft.ts';
import { companyKey } from '../clean/company-name.ts';
import { comparable } from '../clean/plain-text.ts';
import { isBlank, likeness } from './fingerprint.ts';

/** Above that, two descriptions of one title at one company are one advertisement that was edited or cut. */
const nearlySame = 0.8;

/** What is compared of an advertisement. */
export interface Likable {
  fingerprint: Buffer;
  /** What tells two advertisements apart that have no description. */
  detail: string;
}

/** Advertisements with the same key have the same title at the same company. */
export function blockKey({ title, company }: { title: string; company: string }): number {
  return createHash('sha256')
    .update(`${companyKey(company)}\n${comparable(title)}`)
    .digest()
    .readUIntLE(0, 6);
}

/** Places and pay: without a description they are all that could make another job of the same title. */
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

/** Whether two advertisements of one block are one job. One with a description and one without are left apart. */
export function isSameJob(a: Likable, b: Likable): boolean {
  const blanks = [isBlank(a.fingerprint), isBlank(b.fingerprint)];
  if (blanks[0] !== blanks[1]) return false;
  return blanks[0] ? a.detail === b.detail : likeness(a.fingerprint, b.fingerprint) >= nearlySame;
}
