import { marketTimeZone, sharedOfficeHours } from '@jobharbor/shared/contracts';
import { applicantCountries, filterOptions, workArrangements } from '../config-lists/index.ts';

const remoteId = workArrangements.find(({ key }) => key === 'remote')?.id;

/** Standard time of most countries: hours that change twice a year would make documents stale. */
const inWinter = new Date(Date.UTC(2026, 0, 15));

interface RemoteJob {
  country_key: string;
  work_arrangement_id: number | null;
  applicant_countries: string[];
  excluded_countries: string[];
  time_zone: string | null;
}

export interface RemoteReach {
  /** Ids of the list of applicant countries; null for all of them, empty for jobs that are not remote. */
  countries: number[] | null;
  /** Office hours that are also office hours in the market; null for jobs that are not remote. */
  hours: number | null;
}

/** From where a remote job may be done, and how much of the market's working day it shares. */
export function remoteReach(job: RemoteJob): RemoteReach {
  if (job.work_arrangement_id !== remoteId) return { countries: [], hours: null };
  const { applicant_countries: only, excluded_countries: excluded } = job;
  const isOpenTo = (key: string) => (only.length === 0 || only.includes(key)) && !excluded.includes(key);
  const isForAll = only.length + excluded.length === 0;
  const countries = isForAll
    ? null
    : applicantCountries.filter(({ key }) => isOpenTo(key)).map(({ id }) => id);
  const zone = job.time_zone ?? marketTimeZone(job.country_key);
  return { countries, hours: zone === undefined ? null : hoursWithMarket(zone, job.country_key) };
}

/** Whole office hours of a time zone that are office hours in a market; null for `others`, which has no zone. */
export function hoursWithMarket(timeZone: string, country: string): number | null {
  const market = marketTimeZone(country);
  return market === undefined ? null : Math.floor(sharedOfficeHours(timeZone, market, inWinter).shared);
}

/** Ids of the countries of a reach, all of them included. */
export const countriesOf = (countries: readonly number[] | null): readonly number[] =>
  countries ?? allCountries;
const allCountries = applicantCountries.map(({ id }) => id);

/** Ids of the filters by shared hours that this number of hours passes. */
export const hoursPassed = (hours: number | null): number[] =>
  hours === null ? [] : filterOptions.shared_hours.filter(({ id }) => hours >= id).map(({ id }) => id);
