import { marketTimeZone, sharedOfficeHours } from '@jobharbor/shared/contracts';
import { applicantCountries, workArrangements } from '../config-lists/index.ts';

const remoteId = workArrangements.find(({ key }) => key === 'remote')?.id;

/** Standard time of most countries: hours that change twice a year would make documents stale. */
const inWinter = new Date(Date.UTC(2026, 0, 15));

/** Columns of a job that say from where it may be done, and when. */
export interface RemoteJob {
  country_key: string;
  work_arrangement_id: number | null;
  applicant_countries: string[];
  excluded_countries: string[];
  time_zone: string | null;
}

/**
 * Countries from which a remote job may be done, as ids of the list of applicant countries. Null means all countries;
 * jobs that are not remote have none.
 */
export function countriesOfReach(job: RemoteJob): number[] | null {
  if (job.work_arrangement_id !== remoteId) return [];
  const { applicant_countries: only, excluded_countries: excluded } = job;
  if (only.length + excluded.length === 0) return null;
  const isOpenTo = (key: string) => (only.length === 0 || only.includes(key)) && !excluded.includes(key);
  return applicantCountries.filter(({ key }) => isOpenTo(key)).map(({ id }) => id);
}

/** Office hours of a remote job that are also office hours in its market; null for jobs that are not remote. */
export function hoursOfReach(job: RemoteJob): number | null {
  if (job.work_arrangement_id !== remoteId) return null;
  const zone = job.time_zone ?? marketTimeZone(job.country_key);
  return zone === undefined ? null : hoursWithMarket(zone, job.country_key);
}

/** By zone and market: each job of a page asks, and `Intl` needs a tenth of a millisecond to answer. */
const knownHours = new Map<string, number>();

/** Whole office hours of a time zone that are office hours in a market; null for `others`, which has no zone. */
export function hoursWithMarket(timeZone: string, country: string): number | null {
  const market = marketTimeZone(country);
  if (market === undefined) return null;
  const key = `${timeZone} ${country}`;
  const hours = knownHours.get(key) ?? Math.floor(sharedOfficeHours(timeZone, market, inWinter).shared);
  knownHours.set(key, hours);
  return hours;
}
