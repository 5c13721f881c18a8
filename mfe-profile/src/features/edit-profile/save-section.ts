import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { equalValues, type Section, type SectionValues } from './sections.ts';

export interface SectionChange {
  section: Section;
  values: SectionValues;
  /** Saved values of the section when editing started. */
  base: SectionValues;
  /** The latest profile that this tab has loaded. */
  known: Me;
}

/** `conflict`: the same section was saved elsewhere since editing started; nothing was saved here. */
export type SaveOutcome = { status: 'saved'; me: Me } | { status: 'conflict'; theirs: Me };

/**
 * Saves one section with optimistic locking. A version that is stale because of another section is no conflict: it
 * retries on top of the latest profile. Terminates, since every retry needs another change elsewhere.
 */
export async function saveSection(http: HttpClient, change: SectionChange): Promise<SaveOutcome> {
  const { section, values, base, known } = change;
  if (!equalValues(section.valuesOf(known), base)) return { status: 'conflict', theirs: known };
  try {
    const body = { ...section.toPatch(values), version: known.version };
    return { status: 'saved', me: await sendCall(http, updateMe, { body }) };
  } catch (error) {
    if (!hasCode(error, errorCode.staleVersion)) throw error;
    return saveSection(http, { ...change, known: await sendCall(http, getMe) });
  }
}
