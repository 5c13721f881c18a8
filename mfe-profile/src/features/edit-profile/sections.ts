import type { Me, MePatch } from '@jobharbor/shared/contracts/profile/jobseeker';
import { lastName, personName } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import * as z from 'zod/mini';

/** A section of the profile that is edited and saved on its own. */
export type SectionName = 'intro' | 'about' | 'work' | 'personal';

/** Values of a section's fields: always text, empty for no value. */
export type SectionValues = Record<string, string>;

export interface Section {
  name: SectionName;
  /** In display order. */
  fields: readonly ProfileField[];
  valuesOf(me: Me): SectionValues;
  toPatch(values: SectionValues): MePatch;
  resolver: ReturnType<typeof schemaResolver<SectionValues, SectionValues>>;
}

const profileFields = [
  'first_name',
  'last_name',
  'headline',
  'location',
  'summary',
  'working_since',
  'notice_period_id',
  'user_identity_id',
  'job_seeking_status_id',
  'work_eligibility',
  'birthday',
  'address',
  'nationality',
] as const satisfies readonly (keyof Me)[];
export type ProfileField = (typeof profileFields)[number];

/** Maximum lengths of the text fields, as the call that saves the profile has them. */
export const maxLengths = {
  first_name: 50,
  last_name: 50,
  headline: 120,
  location: 200,
  summary: 4_000,
  address: 200,
} as const;

const upTo = (length: number) => z.string().check(z.maxLength(length));
const textOrNull = (text: string | undefined) => text?.trim() || null;
const numberOrNull = (text: string | undefined) => (text ? Number(text) : null);

function defineSection(
  name: SectionName,
  fields: readonly ProfileField[],
  schema: z.ZodMiniType<SectionValues>,
  toPatch: (values: SectionValues) => MePatch,
): Section {
  const valuesOf = (me: Me) => Object.fromEntries(fields.map((field) => [field, String(me[field] ?? '')]));
  return { name, fields, valuesOf, toPatch, resolver: schemaResolver(schema) };
}

export const sections: Record<SectionName, Section> = {
  intro: defineSection(
    'intro',
    ['first_name', 'last_name', 'headline', 'location'],
    z.object({
      first_name: personName,
      last_name: lastName,
      headline: upTo(maxLengths.headline),
      location: upTo(maxLengths.location),
    }),
    ({ first_name = '', last_name = '', headline, location }) => ({
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      headline: textOrNull(headline),
      location: textOrNull(location),
    }),
  ),
  about: defineSection(
    'about',
    ['summary'],
    z.object({ summary: upTo(maxLengths.summary) }),
    ({ summary }) => ({ summary: textOrNull(summary) }),
  ),
  work: defineSection(
    'work',
    ['working_since', 'notice_period_id', 'user_identity_id', 'job_seeking_status_id', 'work_eligibility'],
    z.object({
      working_since: z.string(),
      notice_period_id: z.string(),
      user_identity_id: z.string(),
      job_seeking_status_id: z.string(),
      work_eligibility: z.string(),
    }),
    ({ working_since, notice_period_id, user_identity_id, job_seeking_status_id, work_eligibility }) => ({
      working_since: numberOrNull(working_since),
      notice_period_id: numberOrNull(notice_period_id),
      user_identity_id: numberOrNull(user_identity_id),
      job_seeking_status_id: numberOrNull(job_seeking_status_id),
      work_eligibility: work_eligibility ? work_eligibility.split(',') : [],
    }),
  ),
  personal: defineSection(
    'personal',
    ['birthday', 'address', 'nationality'],
    z.object({ birthday: z.string(), address: upTo(maxLengths.address), nationality: z.string() }),
    ({ birthday, address, nationality }) => ({
      birthday: birthday || null,
      address: textOrNull(address),
      nationality: nationality || null,
    }),
  ),
};

export const equalValues = (a: SectionValues, b: SectionValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([field, text]) => b[field] === text);
