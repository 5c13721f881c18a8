import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JobCard } from '../../jobs/job-card.tsx';
import { JobCardSkeleton } from '../../jobs/job-card-skeleton.tsx';
import { FitLine } from './fit-line.tsx';
import { useListKeys } from './use-list-keys.ts';

export type ResultsListProps = {
  jobs: readonly Job[];
  /** Of the heading that names the list, where there is one. */
  labelledBy?: string;
  words: string;
  now: number;
  selected: number | undefined;
  /** The entry of the history that the list belongs to. */
  entry: string;
  isOld: boolean;
  isLoadingMore?: boolean;
  /** The card to focus as soon as it is there: the first of those that were asked for. */
  focusAt?: number | undefined;
  onFocused?: () => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;
  onMove: (jobId: number) => void;
  markOf: (job: Job) => ReactNode;
  actionOf: (job: Job) => ReactNode;
};

/** The found jobs. The first card of those that were asked for in addition takes the focus. */
export function ResultsList(props: ResultsListProps) {
  const { jobs, words, now, selected, entry, isOld, isLoadingMore, focusAt } = props;
  const { onOpen, onMove, onFocused } = props;
  const { t } = useTranslation('search');
  const list = useRef<HTMLOListElement>(null);
  const keys = useListKeys(list, entry, onMove);

  useEffect(() => {
    if (focusAt === undefined || jobs.length <= focusAt) return;
    list.current?.querySelectorAll<HTMLElement>('[data-job]')[focusAt]?.focus();
    onFocused?.();
  }, [focusAt, jobs.length, onFocused]);

  return (
    <ol
      ref={list}
      className="jhs-list"
      aria-label={props.labelledBy ? undefined : t('results.list')}
      aria-labelledby={props.labelledBy}
      aria-busy={isOld || isLoadingMore || undefined}
      {...keys}
    >
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            now={now}
            isSelected={job.id === selected}
            fit={<FitLine job={job} words={words} />}
            mark={props.markOf(job)}
            action={props.actionOf(job)}
            onOpen={(event) => onOpen(event, job)}
          />
        </li>
      ))}
      {isLoadingMore && (
        <li>
          <JobCardSkeleton />
        </li>
      )}
    </ol>
  );
}
