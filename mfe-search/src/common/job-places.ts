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
  return [joinWithCommas(language, names), ...arrangement].filter(Boolean).join(' · ');
}

type OpenTo = Pick<JobCard, 'applicant_countries' | 'excluded_countries' | 'work_arrangement'>;

/**
 * Countries from which a remote job may be done, if its advertisement names them: otherwise "remote" could mean a single
 * one.
 */
export function remoteFrom(job: OpenTo, t: TFunction<'search'>, language: string): string | undefined {
  if (job.work_arrangement?.key !== 'remote') return undefined;
  const { applicant_countries: only = [], excluded_countries: without = [] } = job;
  const countries = (codes: readonly string[]) =>
    joinWithCommas(
      language,
      codes.map((code) => countryName(language, code) ?? code),
    );
  if (only.length > 0) return t('job.onlyFrom', { countries: countries(only) });
  return without.length > 0 ? t('job.notFrom', { countries: countries(without) }) : undefined;
}
