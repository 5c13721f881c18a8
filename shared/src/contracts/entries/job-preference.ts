import * as z from 'zod/mini';
import { countries } from '../markets/market.ts';
import { id } from '../primitives/primitives.ts';
import { changesOf, currency, entryHead, entryText, monthlyPay, rule } from './entry.ts';
import { spokenLanguages } from './spoken-language.ts';

/** At most three remote preferences (41262), and three on-site or hybrid ones (41263). */
export const jobPreferenceLimits = {
  job_title: 100,
  desired_city: 100,
  work_languages: 5,
  remote: 3,
  onSite: 3,
} as const;

/** The id of "remote" in `work_arrangements`. */
export const remoteArrangement = 3;

const countryKeys = countries.map(({ key }) => key);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const fields = z.strictObject({
  job_title: entryText(jobPreferenceLimits.job_title),
  /** Of `industry_lists`. */
  industry_id: id,
  /** Of `job_types`. */
  job_type_id: id,
  /** Of `work_arrangements`. */
  work_arrangement_id: id,
  country_key: z.enum(countryKeys),
  /** A region or city of the country, of `location_lists`; null for remote work, or beside a `desired_city`. */
  location_id: z.nullable(id),
  /** A place that the location list lacks. */
  desired_city: z.nullable(entryText(jobPreferenceLimits.desired_city)),
  currency,
  min_salary: monthlyPay,
  max_salary: monthlyPay,
  work_languages: z
    .array(z.enum(spokenLanguages))
    .check(z.minLength(1), z.maxLength(jobPreferenceLimits.work_languages)),
  /** IANA name; remote work needs one, work at a place has its own. */
  work_timezone: z.nullable(z.string().check(z.minLength(1), z.maxLength(60), rule('invalid', isTimeZone))),
});

const isRemote = ({ work_arrangement_id }: { work_arrangement_id: number }): boolean =>
  work_arrangement_id === remoteArrangement;

export const jobPreferenceRules = (_now: Date) =>
  fields.check(
    rule(
      'required',
      (wanted) => isRemote(wanted) || wanted.location_id !== null || wanted.desired_city !== null,
      'location_id',
      ['work_arrangement_id', 'location_id', 'desired_city'],
    ),
    rule('required', (wanted) => !isRemote(wanted) || wanted.work_timezone !== null, 'work_timezone', [
      'work_arrangement_id',
      'work_timezone',
    ]),
    rule('salary_order', ({ min_salary, max_salary }) => min_salary <= max_salary, 'max_salary', [
      'min_salary',
      'max_salary',
    ]),
  );

export const jobPreferenceDraft = z.partial(fields, {
  ...{ location_id: true, desired_city: true, work_timezone: true },
});
export const jobPreferenceChanges = changesOf(fields);
export const jobPreference = z.extend(entryHead, fields.shape);
export type JobPreference = z.infer<typeof jobPreference>;
