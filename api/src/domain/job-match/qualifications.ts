import { educationDraft } from '@jobharbor/shared/contracts/entries/education';
import { jobPreferenceDraft } from '@jobharbor/shared/contracts/entries/job-preference';
import { skillDraft } from '@jobharbor/shared/contracts/entries/skill';
import { spokenLanguageDraft } from '@jobharbor/shared/contracts/entries/spoken-language';
import { workExperienceDraft } from '@jobharbor/shared/contracts/entries/work-experience';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { ProfileEntryKind } from '../../database/tables/profile-tables.ts';
import { findOwnCountries } from '../applications/work-eligibility.ts';

/** Strips other fields, where a strict object would refuse the entry. */
const only = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) => z.object(fields.shape);

// The fields of each kind that the comparison needs; older entries without newer fields are accepted.
const content = {
  work_experience: only(
    z.pick(workExperienceDraft, { start_month: true, end_month: true, is_current: true }),
  ),
  education: only(z.pick(educationDraft, { education_level_id: true, end_month: true, is_current: true })),
  skill: only(z.pick(skillDraft, { name: true })),
  language: spokenLanguageDraft,
  job_preference: only(
    z.pick(jobPreferenceDraft, {
      work_arrangement_id: true,
      country_key: true,
      location_id: true,
      currency: true,
      min_salary: true,
    }),
  ),
} as const satisfies Partial<Record<ProfileEntryKind, z.ZodMiniType>>;

type Kind = keyof typeof content;
const kinds = Object.keys(content) as Kind[];

/** The profile's data for the comparison. */
export type Qualifications = { [K in Kind]: z.output<(typeof content)[K]>[] } & {
  /** Year of the first job. */
  working_since: number | null;
  /** Where the person lives, as they wrote it. */
  location: string | null;
  /** Countries in which no permit is needed, that of the nationality included; ISO 3166 alpha-2, lower case. */
  countries: string[];
};

export async function readQualifications(db: Db, accountId: number): Promise<Qualifications> {
  const account = await db
    .selectFrom('accounts')
    .select(['working_since', 'location'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('profile_entries')
    .select(['kind', 'content'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .execute();
  const all = <K extends Kind>(kind: K): z.output<(typeof content)[K]>[] =>
    rows.flatMap((row) => {
      const read = row.kind === kind ? content[kind].safeParse(row.content) : undefined;
      return read?.success ? [read.data as z.output<(typeof content)[K]>] : [];
    });
  return {
    ...account,
    countries: await findOwnCountries(db, accountId),
    work_experience: all('work_experience'),
    education: all('education'),
    skill: all('skill'),
    language: all('language'),
    job_preference: all('job_preference'),
  };
}
