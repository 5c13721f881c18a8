import type { SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import type { EntryValues, Field } from '../../common/entries/entry-kind.ts';
import { educations } from '../../common/entries/kinds/education.tsx';
import { jobPreferences } from '../../common/entries/kinds/job-preference.tsx';
import { workExperiences } from '../../common/entries/kinds/work-experience.tsx';
import { proposalOf } from '../../common/local-proposals.ts';

const fieldsOf = (fields: readonly Field[], ...names: string[]): Field[] =>
  names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
/** The answers of a kind have a prefix, since two kinds have months. */
const prefixed = (prefix: string, fields: Field[]): Field[] =>
  fields.map(({ when, ...field }) => ({
    ...field,
    label: field.label ?? field.name,
    name: `${prefix}${field.name}`,
    ...(when && { when: (values: EntryValues) => values[`${prefix}is_current`] !== 'true' }),
  }));

/** The six questions of the interview, each with at most three fields. */
export const questions = [
  { key: 'wanted', fields: fieldsOf(jobPreferences.fields, 'job_title') },
  { key: 'place', fields: [{ name: 'location', type: 'text', label: 'location_id' }] },
  { key: 'job', fields: prefixed('work_', fieldsOf(workExperiences.fields, 'job_title', 'company_name')) },
  {
    key: 'time',
    fields: prefixed('work_', fieldsOf(workExperiences.fields, 'is_current', 'start_month', 'end_month')),
  },
  {
    key: 'school',
    fields: prefixed(
      'school_',
      fieldsOf(educations.fields, 'school_name', 'education_level_id', 'end_month'),
    ),
  },
  { key: 'skills', fields: [{ name: 'skills', type: 'text', label: 'skill' }] },
] as const satisfies readonly { key: string; fields: readonly Field[] }[];

/** Skills as they are typed or spoken, one by one. */
const splitSkills = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;،؛、，；\n]+/u)
      .map((skill) => skill.trim())
      .filter((skill) => skill !== ''),
  ),
];

const withPrefix = (answers: EntryValues, prefix: string): EntryValues =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) =>
      // A month field holds `2019-` while only its year is chosen.
      name.startsWith(prefix) ? [[name.slice(prefix.length), value.replace(/^(\d{4})-$/, '$1')]] : [],
    ),
  );

/** What the answers propose for the profile. */
export function proposalsOf(answers: EntryValues): SyncProposal[] {
  const work = withPrefix(answers, 'work_');
  const isCurrent = work.is_current === 'true';
  return [
    proposalOf('about', 'headline', { headline: answers.job_title }),
    proposalOf('about', 'location', { location: answers.location }),
    work.job_title || work.company_name
      ? proposalOf('work_experience', '0', { ...work, end_month: isCurrent ? '' : work.end_month })
      : null,
    answers.school_school_name ? proposalOf('education', '0', withPrefix(answers, 'school_')) : null,
    ...splitSkills(answers.skills ?? '').map((name) => proposalOf('skill', name.toLowerCase(), { name })),
  ].filter((one) => one !== null);
}
