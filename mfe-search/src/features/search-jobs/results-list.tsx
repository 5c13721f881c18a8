import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import type { PayRange } from '@jobharbor/shared/contracts/search';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobAction } from '../../common/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card-skeleton.tsx';
import { ResultCards } from './result-cards.tsx';
import { useListKeyboard } from './use-list-keyboard.ts';

export type ResultsListProps = {
  jobs: readonly Job[];
  /** Id of the heading that names the list, where there is one. */
  labelledBy?: string;
  query: string;
  /** Pay of all jobs found. */
  payRange: PayRange | null | undefined;
  /** Of the search's answer: what is seen and opened is counted by it. */
  queryId: string | undefined;
  now: number;
  selected: number | undefined;
  /** Key of the history entry that the list belongs to. */
  entry: string;
  isOutdated: boolean;
  isLoadingMore?: boolean;
  /** Index of the card to focus as soon as it is loaded. */
  focusAt?: number | undefined;
  onFocused?: () => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;
  onMove: (jobId: number) => void;
  cardAction: JobAction;
};

/** A list of found jobs, which can be walked with the arrow keys. */
export function ResultsList(props: ResultsListProps) {
  const { jobs, query, now, selected, entry, isOutdated, isLoadingMore, focusAt } = props;
  const { onOpen, onMove, onFocused } = props;
  const { t } = useTranslation('search');
  const list = useRef<HTMLOListElement>(null);
  const keys = useListKeyboard(list, entry, onMove);

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
      data-list={props.labelledBy ? 'related' : 'results'}
      data-query={query || undefined}
      data-query-id={props.queryId}
      aria-busy={isOutdated || isLoadingMore || undefined}
      {...keys}
    >
      <ResultCards
        jobs={jobs}
        query={query}
        payRange={props.payRange}
        now={now}
        selected={selected}
        onOpen={onOpen}
        cardAction={props.cardAction}
      />
      {isLoadingMore && (
        <li>
          <JobCardSkeleton />
        </li>
      )}
    </ol>
  );
}
