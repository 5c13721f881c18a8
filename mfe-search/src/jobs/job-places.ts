import type { JobCard } from '@jobharbor/shared/contracts/job';

type Places = Pick<JobCard, 'locations' | 'work_arrangement'>;

/** The places of a job in short: the first two, and how many more; then how one works there, unless on site. */
export function jobPlaces({ locations, work_arrangement }: Places, more: (count: number) => string): string {
  const names = locations.slice(0, 2).map(({ value }) => value);
  if (locations.length > 2) names.push(more(locations.length - 2));
  const arrangement = work_arrangement && work_arrangement.key !== 'onsite' ? [work_arrangement.value] : [];
  return [names.join(', '), ...arrangement].filter(Boolean).join(' · ');
}
