import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';
import { ResultCards } from './result-cards.tsx';
import { useListKeyboard } from './use-list-keyboard.ts';

export type ResultsListProps = {
  jobs: readonly Job[];
  /** Id of the heading that labels the list, if any. */
  labelledBy?: string;
  query: string;
  /** Id of the search's answer, by which impressions and clicks are counted. */
  queryId: string | undefined;
  now: number;
  selected: number | undefined;
  /** Key of the history entry of the list. */
  entry: string;
  isOutdated: boolean;
  isLoadingMore?: boolean;
  /** Index of the card to focus once it is loaded. */
  focusAt?: number | undefined;
  onFocused?: () => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;
  onMove: (jobId: number) => void;
  cardAction: JobAction;
};

/** List of results with arrow key navigation. */
export function ResultsList(props: ResultsListProps) {
  const { jobs, query, now, selected, entry, isOutdated, isLoadingMore, focusAt } = props;
  const { onOpen, onMove, onFocused } = props;
  const { t } = useTranslation('search');
  const list = useRef<HTMLOListElement>(null);
  const keys = useListKeyboard(list, entry, onMove);

  useEffect(() => {
    if (focusAt === undefined || jobs.length <= focusAt) return;
    const card = list.current?.querySelectorAll<HTMLElement>('[data-job]')[focusAt];
    // It is where the pressed link was. Scrolling to it would lay out the page within this task.
    card?.focus({ preventScroll: true });
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
