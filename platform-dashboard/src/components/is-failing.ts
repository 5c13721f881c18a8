import type { Health } from '@jobharbor/platform/schemas';

type Series = Health['series'][number];

/** Minimum visits for a failure rate. */
const minCount = 20;
/** Failure rate that counts as an incident, as in the platform's alerts. */
const maxCount = 0.05;

/** Visits and failed ones of all points. */
export const sumOf = ({ points }: Pick<Series, 'points'>): { visits: number; failed: number } => ({
  visits: points.reduce((sum, { visits }) => sum + visits, 0),
  failed: points.reduce((sum, { failed }) => sum + failed, 0),
});

/** Of fewer visits, when half of them fail: more than one person's browser. */
const fewCount = 5;
const half = 0.5;

export const isFailing = ({ visits, failed }: { visits: number; failed: number }): boolean =>
  visits >= fewCount && failed / visits > (visits >= minCount ? maxCount : half);
