import type { Health } from '@jobharbor/platform/schemas';

type Series = Health['series'][number];

/** Visits below which a failure may be one person's browser. */
const minCount = 20;
/** The share of visits from which the platform's alerts speak of an incident too. */
const maxCount = 0.05;

/** Visits and failed ones of all points. */
export const sumOf = ({ points }: Pick<Series, 'points'>): { visits: number; failed: number } => ({
  visits: points.reduce((sum, { visits }) => sum + visits, 0),
  failed: points.reduce((sum, { failed }) => sum + failed, 0),
});

export const isFailing = ({ visits, failed }: { visits: number; failed: number }): boolean =>
  visits >= minCount && failed / visits > maxCount;
