import type { Application, SavedJob } from '@jobharbor/shared/contracts/applications/application';
import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';

const day = 86_400;
/** Days for which a change of an application counts as news. */
const newsAge = 14;
/** Days before the closing date from which a saved job is "closing soon". */
const soon = 7;
const maxClosing = 2;

/** The application if the employer changed it recently. `now` in milliseconds. */
export function recentlyChanged(application: Application | undefined, now: number): Application | undefined {
  const last = application?.timeline.at(-1);
  const isNews = last && last.actor !== 'jobseeker' && now / 1000 - last.at < newsAge * day;
  return isNews ? application : undefined;
}

/** Saved jobs that close soon and were not applied for, soonest first. `now` in milliseconds. */
export function closingSoon(
  saved: readonly SavedJob[],
  now: number,
): (JobCard & { valid_through: number })[] {
  return saved
    .flatMap(({ job, application_id }) => {
      const { valid_through } = job;
      const left = valid_through ? valid_through - now / 1000 : 0;
      return valid_through && application_id === null && left > 0 && left < soon * day
        ? [{ ...job, valid_through }]
        : [];
    })
    .toSorted((one, other) => one.valid_through - other.valid_through)
    .slice(0, maxClosing);
}

/** Number of the newest jobs posted after a search was viewed. `since` in seconds. */
export const postedSince = (jobs: readonly Pick<JobCard, 'posted_at'>[], since: number): number =>
  jobs.filter(({ posted_at }) => posted_at > since).length;
