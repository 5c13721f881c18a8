import {
  type CountryLimits,
  countries,
  countryByKey,
  countryLimits,
  interviewLimits,
  office,
} from '@jobharbor/shared/contracts';
import { missedInterviewRule } from '../../config-lists/missed-interviews.ts';
import type { Db } from '../../database/pools.ts';

export const settingName = 'interview-limits';

/** The limits of a country where no admin has set any. */
export function usualLimits(country: string): CountryLimits {
  const { absences, within_months, barred_months } = missedInterviewRule(countryByKey(country)?.key ?? null);
  return {
    cancel_hours: interviewLimits.cancelHours,
    check_in_hours: interviewLimits.checkInHours,
    check_in_minutes: interviewLimits.checkInMinutes,
    proposed_times: interviewLimits.proposedTimes,
    ...{ absences, within_months, barred_months },
    ...{ office_from: office.from, office_until: office.to },
  };
}

/** The limits of every country, read from the database each time: a change holds in all processes at once. */
export async function findLimits(db: Db): Promise<(country: string) => CountryLimits> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['country_key', 'value'])
    .where('name', '=', settingName)
    .execute();
  const set = new Map(rows.map(({ country_key, value }) => [country_key, countryLimits.parse(value)]));
  return (country) => set.get(country) ?? usualLimits(country);
}

/** The limits of one country. */
export const findLimitsOf = async (db: Db, country: string): Promise<CountryLimits> =>
  (await findLimits(db))(country);

/** The country's limits with whether an admin has set them. */
export async function listLimits(db: Db) {
  const rows = await db
    .selectFrom('site_settings')
    .select('country_key')
    .where('name', '=', settingName)
    .execute();
  const set = new Set(rows.map(({ country_key }) => country_key));
  const limitsOf = await findLimits(db);
  return countries.map(({ key }) => ({
    ...{ country_key: key, limits: limitsOf(key), usual: usualLimits(key), is_default: !set.has(key) },
  }));
}
