import type { MatchCriterion, MatchKind, MatchResult } from '@jobharbor/shared/calls/job/get-job-match';
import type { LanguageTag, SalaryPeriod } from '@jobharbor/shared/contracts';
import { countries } from '@jobharbor/shared/contracts';
import { remoteArrangement } from '@jobharbor/shared/contracts/entries/job-preference';
import { languageLevels } from '@jobharbor/shared/contracts/entries/spoken-language';
import { periodsPerMonth } from '@jobharbor/shared/contracts/jobs/pay-periods';
import type { Selectable } from 'kysely';
import { citiesWithin, exchangeRate, findLocation, minorDigits } from '../../config-lists/index.ts';
import type { JobTable } from '../../database/tables/job-tables.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { eligibilityOf } from '../applications/work-eligibility.ts';
import { flatOption, locationOptions } from '../common/options.ts';
import { findSkill } from '../skills/find-skill.ts';
import type { Qualifications } from './qualifications.ts';
import { yearsCovered } from './years-of-work.ts';

/** The columns of a job that are compared. */
export type MatchedJob = Pick<
  Selectable<JobTable>,
  | 'country_key'
  | 'language'
  | 'location_ids'
  | 'skills'
  | 'xp_lvl_id'
  | 'degree_id'
  | 'work_arrangement_id'
  | 'applicant_countries'
  | 'excluded_countries'
  | 'salary_currency'
  | 'salary_period'
  | 'salary_min'
  | 'salary_max'
>;

interface Reader {
  language: LanguageTag;
  now: Date;
}

type Finding = Omit<MatchCriterion, 'kind'>;
type Compare = (job: MatchedJob, own: Qualifications, reader: Reader) => Finding | null;

const matchResultOf = (isKnown: boolean, isMet: boolean): MatchResult =>
  isKnown ? (isMet ? 'met' : 'unmet') : 'unknown';

/** Requirements of a job compared with a profile, in display order. */
export function matchJob(job: MatchedJob, own: Qualifications, reader: Reader): MatchCriterion[] {
  return (Object.keys(comparisons) as MatchKind[]).flatMap((kind) => {
    const finding = comparisons[kind](job, own, reader);
    return finding === null ? [] : [{ kind, ...finding }];
  });
}

const comparisons: Record<MatchKind, Compare> = {
  skills: (job, own) => {
    if (job.skills.length === 0) return null;
    const keys = new Set(own.skill.map(({ name }) => skillKey(name)));
    const had = job.skills.filter((skill) => keys.has(skillKey(skill)));
    return { result: matchResultOf(keys.size > 0, had.length === job.skills.length), own: had };
  },

  experience: (job, own, { now }) => {
    const least = minYears.get(job.xp_lvl_id);
    if (least === undefined) return null;
    const { working_since, work_experience } = own;
    const isKnown = working_since !== null || work_experience.length > 0;
    const years = Math.max(
      working_since === null ? 0 : now.getUTCFullYear() - working_since,
      yearsCovered(work_experience, now),
    );
    return { result: matchResultOf(isKnown, years >= least), own: isKnown ? [String(years)] : [] };
  },

  education: ({ degree_id }, own, { language, now }) => {
    if (degree_id === null || degree_id <= anyEducation) return null;
    const today = now.toISOString().slice(0, 7);
    const done = own.education.filter(
      ({ is_current, end_month }) => !is_current && (!end_month || end_month <= today),
    );
    const highest = Math.max(0, ...done.map(({ education_level_id }) => education_level_id));
    const name = flatOption('educations', highest, language);
    return {
      result: matchResultOf(own.education.length > 0, highest >= degree_id),
      own: name === null ? [] : [name.value],
    };
  },

  languages: (job, own) => {
    const wanted = languagesLike(job.language);
    const spoken = own.language.filter(
      ({ proficiency }) => languageLevels.indexOf(proficiency) >= languageLevels.indexOf('conversational'),
    );
    return {
      result: matchResultOf(
        own.language.length > 0,
        spoken.some(({ language }) => wanted.includes(language)),
      ),
      own: own.language.map(({ language }) => language),
    };
  },

  location: (job, own, { language }) => {
    // Regions of cities are included in the list; only the city counts.
    const asked = job.location_ids.filter(
      (id) => !job.location_ids.some((other) => other !== id && citiesWithin(id).includes(other)),
    );
    if (asked.length === 0 || job.work_arrangement_id === remoteArrangement) return null;
    const preferred = own.job_preference
      .filter(({ work_arrangement_id }) => work_arrangement_id !== remoteArrangement)
      .flatMap(({ location_id }) => location_id ?? []);
    const places = [...new Set([...preferred, ...findPlaceInText(own.location, job.country_key)])];
    return {
      result: matchResultOf(
        places.length > 0 || own.location !== null,
        places.some((place) => asked.some((one) => isWithin(place, one) || isWithin(one, place))),
      ),
      own:
        places.length > 0
          ? locationOptions(places, language).map(({ value }) => value)
          : textOf(own.location),
    };
  },

  arrangement: ({ work_arrangement_id }, own, { language }) => {
    if (work_arrangement_id === null) return null;
    const preferred = [...new Set(own.job_preference.map((preference) => preference.work_arrangement_id))];
    return {
      result: matchResultOf(preferred.length > 0, preferred.includes(work_arrangement_id)),
      own: preferred.flatMap((id) => flatOption('work_arrangements', id, language)?.value ?? []),
    };
  },

  pay: (job, own) => {
    const offer = monthlyOffer(job);
    if (offer === null) return null;
    const here = own.job_preference.filter(({ country_key }) => country_key === job.country_key);
    const preferred = (here.length > 0 ? here : own.job_preference).flatMap(({ currency, min_salary }) => {
      const amount = convert(min_salary, currency, offer.currency);
      return amount === null ? [] : [{ amount, own_pay: { currency, amount: min_salary } }];
    });
    const lowest = preferred.toSorted((a, b) => a.amount - b.amount)[0];
    if (lowest === undefined) return { result: 'unknown', own: [] };
    return { result: matchResultOf(true, lowest.amount <= offer.amount), own: [], own_pay: lowest.own_pay };
  },

  eligibility: (job, { countries }) => {
    if (job.applicant_countries.length + job.excluded_countries.length === 0) return null;
    const eligibility = eligibilityOf(job, countries);
    return { result: matchResultOf(eligibility !== 'unknown', eligibility === 'fits'), own: countries };
  },
};

/** Comparison key of a skill, the same in every language and case. */
const skillKey = (name: string): string => findSkill(name)?.key ?? nameKeyOf(name);

/** Years that a level of `experience-levels.csv` asks for at least; the first two ask for none. */
const minYears: ReadonlyMap<number | null, number> = new Map([
  [3, 1],
  [4, 3],
  [5, 5],
  [6, 10],
]);

/** The level of `educations.csv` that any education meets; those after it rise. */
const anyEducation = 1;

/** Place of the location list in the job's country that an address names, whole or in part. */
function languagesLike(tag: string): string[] {
  const { language } = new Intl.Locale(tag);
  if (language === 'zh') return ['zh', 'yue', 'nan'];
  return language === 'tl' ? ['fil'] : [language];
}

const isWithin = (place: number, whole: number): boolean =>
  place === whole || citiesWithin(whole).includes(place);

const textOf = (text: string | null): string[] => (text === null ? [] : [text]);

/** The place of the lists in the job's country that a written address names, whole or by one of its parts. */
function findPlaceInText(text: string | null, countryKey: string): number[] {
  const country = countries.find(({ key }) => key === countryKey);
  if (text === null || country === undefined) return [];
  for (const part of [text, ...text.split(/[,،、，;·]/u)]) {
    const place = part.trim() === '' ? undefined : findLocation(country.key, part);
    if (place !== undefined) return [place.id];
  }
  return [];
}

/** The most that a job pays for a month, in minor units; null where it names no amount. */
function monthlyOffer(job: MatchedJob): { currency: string; amount: number } | null {
  const amount = job.salary_max ?? job.salary_min;
  const periods = job.salary_period === null ? null : periodsPerMonth[job.salary_period as SalaryPeriod];
  if (amount === null || !periods || job.salary_currency === null) return null;
  return { currency: job.salary_currency, amount: amount * periods };
}

function convert(minor: number, from: string, to: string): number | null {
  const rate = exchangeRate(from, to);
  return rate === null ? null : (minor * rate * 10 ** minorDigits(to)) / 10 ** minorDigits(from);
}
