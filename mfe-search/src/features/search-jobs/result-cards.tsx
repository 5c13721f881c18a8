import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import type { PayRange } from '@jobharbor/shared/contracts/search/search';
import { type MouseEvent, memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { JobBadge } from '../../common/job-card/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card/job-card.tsx';
import { MatchingSkills } from './matching-skills.tsx';

type Open = (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;

export type ResultCardsProps = {
  jobs: readonly Job[];
  query: string;
  payRange: PayRange | null | undefined;
  now: number;
  selected: number | undefined;
  onOpen: Open;
  cardAction: JobAction;
};

const groupsByFirst = new WeakMap<Job, readonly Job[]>();

/** The known group of the same jobs, so that more jobs do not render those before them again. */
function sameGroup(group: readonly Job[]): readonly Job[] {
  const first = group[0] as Job;
  const known = groupsByFirst.get(first);
  if (known?.length === group.length && known.every((job, index) => job === group[index])) return known;
  groupsByFirst.set(first, group);
  return group;
}

/** About as many cards as fit on a phone's screen. */
const groupSize = 5;

/**
 * The cards as list items, hydrated in groups: each is a Suspense boundary that React hydrates when idle, which keeps the
 * page responsive. A re-render before hydration would hydrate all groups at once, so a group re-renders only when its
 * props change.
 */
export function ResultCards({ jobs, selected, onOpen, ...rest }: ResultCardsProps) {
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(jobs.length / groupSize) }, (_, index) =>
        sameGroup(jobs.slice(index * groupSize, (index + 1) * groupSize)),
      ),
    [jobs],
  );
  const newest = useRef(onOpen);
  useEffect(() => {
    newest.current = onOpen;
  });
  const open = useCallback<Open>((event, job) => newest.current(event, job), []);
  return groups.map((group) => (
    <Group
      {...rest}
      key={group[0]?.id}
      jobs={group}
      onOpen={open}
      selected={group.some(({ id }) => id === selected) ? selected : undefined}
    />
  ));
}

const Group = memo(function Group({
  jobs,
  query,
  payRange,
  now,
  selected,
  onOpen,
  cardAction,
}: ResultCardsProps) {
  return (
    <Suspense>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            now={now}
            isSelected={job.id === selected}
            payRange={payRange}
            reason={<MatchingSkills job={job} query={query} />}
            badge={<JobBadge job={job} />}
            action={cardAction(job)}
            onOpen={(event) => onOpen(event, job)}
          />
        </li>
      ))}
    </Suspense>
  );
});
