import type { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import type { CallAnswer } from '@jobharbor/shared/contracts';

export type JobFlags = CallAnswer<typeof getJobFlags>;

/**
 * What a person's flags say of one job, without any id of theirs: letters of {@link letters}, in that order. Everybody
 * with the same marks gets the same card.
 */
export type JobMarks = string;

const letters = { applied: 'a', withdrawn: 'w', saved: 's', seen: 'o', hidden: 'h' };

/** Whether the HTML names an id of the person, or leaves the job out: not to be shared. */
export const isOwn = {
  card: (marks: JobMarks) => marks.includes(letters.hidden),
  page: (marks: JobMarks) => marks.includes(letters.hidden) || marks.includes(letters.applied),
};

/** The marks of each job that the flags name; null if they name more, such as a blocked company. */
export function marksOf({
  saved_job_ids: saved,
  applications,
  withdrawn = [],
  hidden_job_ids: hidden = [],
  seen_job_ids: seen = [],
  ...others
}: Omit<JobFlags, 'alert_paths'>): ReadonlyMap<number, JobMarks> | null {
  if (Object.values(others).flat().length > 0) return null;
  const marks = new Map<number, JobMarks>();
  const add = (letter: string, ids: Iterable<number>) => {
    for (const id of new Set(ids)) marks.set(id, (marks.get(id) ?? '') + letter);
  };
  add(letters.applied, idsOf(applications));
  add(letters.withdrawn, idsOf(withdrawn));
  add(letters.saved, saved);
  add(letters.seen, seen);
  add(letters.hidden, hidden);
  return marks;
}

const idsOf = (applications: readonly { job_id: number }[]) => applications.map(({ job_id }) => job_id);

/** Flags of nobody in particular, which have these marks. */
export function flagsOf(marks: ReadonlyMap<number, JobMarks>): JobFlags {
  const jobsWith = (letter: string) => [...marks].flatMap(([id, own]) => (own.includes(letter) ? [id] : []));
  const applicationsWith = (letter: string) => jobsWith(letter).map((job_id) => ({ id: 0, job_id }));
  return {
    saved_job_ids: jobsWith(letters.saved),
    applications: applicationsWith(letters.applied),
    withdrawn: applicationsWith(letters.withdrawn),
    blocked_company_ids: [],
    hidden_job_ids: [],
    seen_job_ids: jobsWith(letters.seen),
  };
}
