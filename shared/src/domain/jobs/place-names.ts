import type { JobCard } from '../../contracts/jobs/job.ts';

/**
 * Names of a job's places. Those that the advertisement names and the lists lack come first, because they are more
 * precise than the region that the lists give instead.
 */
export const placeNames = ({
  locations,
  other_places = [],
}: Pick<JobCard, 'locations' | 'other_places'>): string[] => [
  ...other_places,
  ...locations.map(({ value }) => value),
];
