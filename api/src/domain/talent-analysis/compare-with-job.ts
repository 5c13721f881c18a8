import type { CountryKey, LanguageTag, SentProfile, TalentPoint } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { type ConfigOption, flatOptionById, optionIn } from '../../config-lists/index.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { hasWords } from '../common/has-words.ts';
import { findSkill } from '../skills/find-skill.ts';

/** The job's data for the comparison. */
export interface JobRequirements {
  title: string;
  description_html: string;
  skills: readonly string[];
  xp_lvl_id: number | null;
  degree_id: number | null;
}

export interface Reader {
  language: LanguageTag;
  /** Country whose digits are used in the labels of options. */
  country: CountryKey;
  now: Date;
}

const years: Readonly<Record<string, number>> = {
  '1-3-years': 1,
  '3-5-years': 3,
  '5-10-years': 5,
  'over-10-years': 10,
};

/**
 * Each requirement of the job with its evidence in the profile. Throws 41315 and 41318 if the job has no title or
 * description.
 */
export function compareWithJob(job: JobRequirements, profile: SentProfile, reader: Reader): TalentPoint[] {
  if (!hasWords(job.title)) throw new ApiError(errorCode.aiNeedsJobTitle);
  if (!hasWords(job.description_html.replace(/<[^>]*>|&#?\w+;/g, ' ')))
    throw new ApiError(errorCode.aiNeedsJobDescription);
  const points: TalentPoint[] = job.skills.map((requirement) => ({
    kind: 'skill',
    requirement,
    evidence: skillShown(requirement, profile),
  }));
  const level = job.xp_lvl_id === null ? undefined : flatOptionById('xp_lvls', job.xp_lvl_id);
  if (level !== undefined && years[level.key] !== undefined)
    points.push({
      kind: 'experience',
      requirement: nameOf(level, reader),
      evidence: yearsShown(years[level.key] ?? 0, profile, reader.now),
    });
  const degree = job.degree_id === null ? undefined : flatOptionById('educations', job.degree_id);
  // The first of the list is "any education".
  if (degree !== undefined && degree.id > 1)
    points.push({
      kind: 'education',
      requirement: nameOf(degree, reader),
      evidence: degreeShown(degree.id, profile),
    });
  return points;
}

const nameOf = (option: ConfigOption, { language, country }: Reader): string =>
  optionIn(option, language, country).value;

const skillKey = (name: string): string => findSkill(name)?.key ?? nameKeyOf(name);

/** The skill itself in any language, or the work experience whose title or description names it. */
function skillShown(requirement: string, { skills = [], work_experiences = [] }: SentProfile): string | null {
  const listed = skills.find(({ name }) => skillKey(name) === skillKey(requirement));
  if (listed !== undefined) return listed.name;
  const words = ` ${nameKeyOf(requirement)} `;
  const work = work_experiences.find((entry) =>
    ` ${nameKeyOf(`${entry.job_title} ${entry.description ?? ''}`)} `.includes(words),
  );
  return work === undefined ? null : `${work.job_title} · ${work.company_name}`;
}

/** From the year of the first job, else the months worked, without counting overlaps twice. */
function yearsShown(wanted: number, profile: SentProfile, now: Date): string | null {
  const { working_since: since, work_experiences = [] } = profile;
  if (since !== null && now.getUTCFullYear() - since >= wanted) return String(since);
  const worked = new Set<number>();
  for (const { start_month, end_month } of work_experiences)
    for (let month = monthsOf(start_month); month <= monthsOf(end_month ?? now.toISOString()); month += 1)
      worked.add(month);
  if (worked.size < wanted * 12) return null;
  return work_experiences.map((entry) => `${entry.job_title} · ${entry.company_name}`).join('; ');
}

/** Of a year alone its middle. */
const monthsOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7) || '7');

function degreeShown(wanted: number, { educations = [] }: SentProfile): string | null {
  const found = educations.find(
    ({ education_level_id: level, is_current }) => level >= wanted && !is_current,
  );
  if (found === undefined) return null;
  return [found.field_of_study, found.school_name].filter((part) => part !== null).join(' · ');
}
