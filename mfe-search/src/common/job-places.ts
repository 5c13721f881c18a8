import type { JobCard } from '@jobharbor/shared/contracts/job';
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

type Reach = Pick<
  JobCard,
  'applicant_countries' | 'excluded_countries' | 'shared_hours' | 'work_arrangement'
>;

/**
 * The countries from which a remote job may be done, and the office hours that it shares with the market, if they
 * differ. Without them "remote" could mean a single country.
 */
export function remoteTerms(job: Reach, t: TFunction<'search'>, language: string): string[] {
  if (job.work_arrangement?.key !== 'remote') return [];
  const { applicant_countries: only = [], excluded_countries: without = [], shared_hours } = job;
  const listed = only.length > 0 ? only : without;
  const countries = joinWithCommas(
    language,
    listed.map((code) => countryName(language, code) ?? code),
  );
  return [
    t(only.length > 0 ? 'job.onlyFrom' : without.length > 0 ? 'job.notFrom' : 'job.fromAll', { countries }),
    ...(shared_hours == null ? [] : [t('job.sharedHours', { count: shared_hours })]),
  ];
}
