import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { placeNames } from '@jobharbor/shared/domain/jobs';
import { countryName, joinWithCommas } from '@jobharbor/shared/i18n';
import type { TFunction } from 'i18next';

type Places = Pick<JobCard, 'locations' | 'other_places' | 'work_arrangement'>;

/** A job's first two places and the number of the others, then the work arrangement unless it is on site. */
export function jobPlaces(job: Places, more: (count: number) => string, language: string): string {
  const { work_arrangement } = job;
  const all = placeNames(job);
  const names = all.slice(0, 2);
  if (all.length > 2) names.push(more(all.length - 2));
  const arrangement = work_arrangement && work_arrangement.key !== 'onsite' ? [work_arrangement.value] : [];
  return [joinWithCommas(language, names), ...arrangement].filter(Boolean).join('\u00a0· ');
}

type Reach = Pick<JobCard, 'applicant_countries' | 'excluded_countries' | 'work_arrangement'>;

/**
 * The countries to which the advertisement of a remote job limits it; undefined without a limit. The hours that it shares
 * depend on the viewer's time zone: the job itself says them, once.
 */
export function remoteLimit(job: Reach, t: TFunction<'search'>, language: string): string | undefined {
  const { work_arrangement, applicant_countries: only = [], excluded_countries: without = [] } = job;
  const listed = only.length > 0 ? only : without;
  if (work_arrangement?.key !== 'remote' || listed.length === 0) return undefined;
  const countries = joinWithCommas(
    language,
    listed.map((code) => countryName(language, code) ?? code),
  );
  return t(only.length > 0 ? 'job.onlyFrom' : 'job.notFrom', { countries });
}
