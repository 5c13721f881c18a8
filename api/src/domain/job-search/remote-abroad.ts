import {
  type Country,
  countries,
  type JobCard,
  marketTimeZone,
  sharedOfficeHours,
} from '@jobharbor/shared/contracts';
import { applicantCountries, workArrangements } from '../../config-lists/index.ts';
import type { JobSearch } from '../../search/job-search.ts';
import { officeHoursOf } from '../../search-filters/office-hours.ts';

const remoteIds = workArrangements.filter(({ key }) => key === 'remote').map(({ id }) => id);

export interface RemoteAbroadRequest {
  home: Country;
  timeZone: string | undefined;
  isWeb3: boolean;
  excludedCompanies: readonly number[];
  size: number;
  now: Date;
}

export interface RemoteInCountry {
  country: Country;
  jobIds: number[];
  total: number;
}

/** The newest remote jobs of each other country that may be done from `home`. */
export async function findRemoteAbroad(
  search: Pick<JobSearch, 'search'>,
  { home, isWeb3, excludedCompanies, size }: RemoteAbroadRequest,
): Promise<RemoteInCountry[]> {
  const homeIds = applicantCountries.filter(({ key }) => key === home.key).map(({ id }) => id);
  const query = {
    work_arrangements: remoteIds,
    ...(homeIds.length > 0 && { applicant_countries: homeIds }),
    ...(isWeb3 && { is_web3: true as const }),
    excluded_company_ids: [...excludedCompanies],
    ...{ sort: 1 as const, page: 1, size },
  };
  const found = await Promise.all(
    countries
      .filter(({ key }) => key !== home.key)
      .map(async (country) => ({ country, ...(await search.search({ country: country.key, query })) })),
  );
  return found
    .filter(({ total }) => total > 0)
    .map(({ country, jobIds, total }) => ({ country, jobIds, total }));
}

/** Jobs and countries by the office hours that they share with the person; equal ones by date, or by number of jobs. */
export function rankBySharedHours(
  found: readonly RemoteInCountry[],
  cards: readonly JobCard[],
  request: RemoteAbroadRequest,
) {
  const byHours = (one: number | null, other: number | null) => (other ?? -1) - (one ?? -1);
  const inCountry = found.map(({ country, total }) => ({
    hours: hoursWithPerson({ country_key: country.key, time_zone: null }, request),
    facet: { country_key: country.key, total },
  }));
  return {
    jobs: cards
      .map((job) => ({ job, shared_hours: hoursWithPerson(job, request) }))
      .sort((a, b) => byHours(a.shared_hours, b.shared_hours) || b.job.posted_at - a.job.posted_at),
    countries: inCountry
      .sort((a, b) => byHours(a.hours, b.hours) || b.facet.total - a.facet.total)
      .map(({ facet }) => facet),
  };
}

/** Office hours of a job that are office hours of the person, as the job's own page counts them. */
function hoursWithPerson(
  job: Pick<JobCard, 'country_key' | 'time_zone'>,
  { home, timeZone, now }: Pick<RemoteAbroadRequest, 'home' | 'timeZone' | 'now'>,
): number | null {
  const [there, here] = [
    job.time_zone ?? marketTimeZone(job.country_key),
    timeZone ?? marketTimeZone(home.key),
  ];
  const hours = { there: officeHoursOf(job.country_key), here: officeHoursOf(home.key) };
  return there === undefined || here === undefined ? null : sharedOfficeHours(there, here, now, hours).shared;
}
