import { mePatch } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { SyncKind } from '@jobharbor/shared/contracts/profile/resume-sync';
import { checkValues, type ValidationError } from '../../common/entries/check-values.ts';
import type { EntryKind, EntryValues, Field } from '../../common/entries/entry-kind.ts';
import { educations } from '../../common/entries/kinds/education.tsx';
import { licenses } from '../../common/entries/kinds/license-certification.tsx';
import { skills } from '../../common/entries/kinds/skill.tsx';
import { spokenLanguages } from '../../common/entries/kinds/spoken-language.tsx';
import { websites } from '../../common/entries/kinds/website.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';

export type EntrySyncKind = Exclude<SyncKind, 'about'>;

/** Kinds of entries that a résumé may propose. */
export const entryKinds: Readonly<Record<EntrySyncKind, EntryKind>> = {
  work_experience: workExperiences,
  education: educations,
  license_certification: licenses,
  skill: skills,
  language: spokenLanguages,
  website: websites,
};

const summaryMax = 4_000;

/** Fields of the person that a résumé may propose; their texts are below `field`. */
const aboutFields: readonly Field[] = [
  { name: 'last_name', type: 'text' },
  { name: 'headline', type: 'text' },
  { name: 'location', type: 'text' },
  { name: 'summary', type: 'area', max: summaryMax },
];

export const fieldsOf = (kind: SyncKind): readonly Field[] =>
  kind === 'about' ? aboutFields : entryKinds[kind].fields;

/** Validates values before they are sent, by the API's rules. */
export function validationErrorsOf(
  kind: SyncKind,
  values: EntryValues,
  now: Date,
): Record<string, ValidationError> {
  if (kind !== 'about') return checkValues(entryKinds[kind], values, now);
  const faults: Record<string, ValidationError> = {};
  for (const issue of mePatch.safeParse(values).error?.issues ?? []) {
    const max = 'maximum' in issue ? Number(issue.maximum) : 0;
    faults[String(issue.path[0])] = { problem: 'too_long', max };
  }
  return faults;
}
