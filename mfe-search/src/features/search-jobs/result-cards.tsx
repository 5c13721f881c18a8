import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { useIsHydrated } from '@jobharbor/shared/remote';
import {
  type MouseEvent,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { JobBadge } from '../../common/job-card/job-badge.tsx';
import { type JobAction, JobCard } from '../../common/job-card/job-card.tsx';
import { restoredPosition } from '../../common/restored-position.ts';
import { MatchingSkills } from './matching-skills.tsx';

type Open = (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;

export type ResultCardsProps = {
  jobs: readonly Job[];
  query: string;
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

/** Pixels of most groups at least: their cards are lower on a desk than on a phone. */
const groupHeight = 450;

/**
 * How many of the groups are rendered: in hydration all, otherwise those down to the end of the view, then one at a time in
 * a transition, so that the browser paints and answers input in between. Another first job means another list.
 */
function useRenderedGroups(groups: readonly (readonly Job[])[]): number {
  const isHydrated = useIsHydrated();
  const first = groups[0]?.[0]?.id;
  const [rendered, setRendered] = useState(() => ({
    first,
    // No more than there are, so that jobs that come later are rendered one group at a time.
    count: Math.min(
      groups.length + 1,
      isHydrated
        ? Math.ceil((Number(restoredPosition() ?? 0) + window.innerHeight) / groupHeight)
        : Number.POSITIVE_INFINITY,
    ),
  }));
  const count = rendered.first === first ? rendered.count : 1;
  useEffect(() => {
    if (count > groups.length) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setRendered({ first, count: count + 1 })),
    );
    return () => cancelAnimationFrame(frame);
  }, [count, first, groups.length]);
  return count;
}

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
  const rendered = useRenderedGroups(groups);
  return groups.map((group, index) =>
    index < rendered ? (
      <Group
        {...rest}
        key={group[0]?.id}
        jobs={group}
        onOpen={open}
        selected={group.some(({ id }) => id === selected) ? selected : undefined}
      />
    ) : (
      // As high as a card.
      group.map(({ id }) => <li key={id} />)
    ),
  );
}

const Group = memo(function Group({ jobs, query, now, selected, onOpen, cardAction }: ResultCardsProps) {
  return (
    <Suspense>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            now={now}
            isSelected={job.id === selected}
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
