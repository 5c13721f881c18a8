import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import type { PayRange } from '@jobharbor/shared/contracts/search';
import { type MouseEvent, memo, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { JobBadge } from '../../common/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card.tsx';
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

/** About as many cards as a phone shows at once. */
const groupSize = 5;

/**
 * The cards as items of a list. They hydrate in groups, from the first on: each is a boundary that React hydrates when
 * it finds time, between which the page answers. A group must not be drawn again before it is hydrated, which would
 * hydrate all of them in one go: it is drawn again only for another value of its props.
 */
export function ResultCards({ jobs, selected, onOpen, ...rest }: ResultCardsProps) {
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(jobs.length / groupSize) }, (_, index) =>
        jobs.slice(index * groupSize, (index + 1) * groupSize),
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
