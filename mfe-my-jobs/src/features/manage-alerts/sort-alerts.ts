import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';

export const alertShows = ['active', 'paused', 'attention'] as const;
export type AlertShow = (typeof alertShows)[number];

/** Filter category of an alert. Unconfirmed and bounced ones need attention. */
export const alertCategoryOf = ({ state }: Pick<JobAlert, 'state'>): AlertShow =>
  state === 'active' || state === 'paused' ? state : 'attention';

export function countAlerts(alerts: readonly JobAlert[]): Record<AlertShow, number> {
  const counts = { active: 0, paused: 0, attention: 0 };
  for (const alert of alerts) counts[alertCategoryOf(alert)] += 1;
  return counts;
}

/** Sorts by 1 newest alert, 2 most new jobs. Stable for equal keys. */
export const sortAlerts = (alerts: readonly JobAlert[], sort: 1 | 2): JobAlert[] =>
  [...alerts].sort((a, b) => (sort === 2 ? b.new_jobs - a.new_jobs : b.created_at - a.created_at));
