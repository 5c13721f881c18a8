import type { JobCard } from '@jobharbor/shared/contracts/job';
import { placeNames } from '@jobharbor/shared/domain/jobs';
import { joinWithCommas } from '@jobharbor/shared/i18n';

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
