import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { CardError, splitPage, useLocale, useNow, useUser } from '@jobharbor/shared/remote';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';
import { shorten } from '../../common/search-form/shorten.ts';
import { type ResultsSearch, writeAddress } from './address.ts';
import { MoreLink } from './load-more.tsx';
import { CountAnnouncement } from './notices/count-announcement.tsx';
import { ResultsList } from './results-list.tsx';
import { guestPageLimit, lastPageOf } from './results-queries.ts';
import { SortLinks } from './sort-links.tsx';
import type { Results } from './use-results.ts';
import type { useResultsAddress } from './use-results-address.ts';

/** Loaded where `mayNotify` returns true, so that hydration finds it. */
const resultsNotice = splitPage(async () => (await import('./notices/results-notice.tsx')).ResultsNotice);

/** In the same chunk: `from` and later pages are in the URL as well. */
export const convertedFiltersNotice = splitPage(
  async () => (await import('./notices/results-notice.tsx')).ConvertedFiltersNotice,
);
const signInToSeeMore = splitPage(async () => (await import('./notices/results-notice.tsx')).SignInToSeeMore);

export const loadNotices = () =>
  Promise.all([resultsNotice, convertedFiltersNotice, signInToSeeMore].map(({ load }) => load()));

/** Only text, filters and later pages can lead to an empty list. */
export const canCreateAlert = (params: URLSearchParams): boolean =>
  [...params.keys()].some((name) => name !== 'job' && name !== 'sort');

export type ResultsViewProps = {
  view: ReturnType<typeof useResultsAddress>;
  /** From the URL, converted to the page's country. */
  filters: ResultsSearch;
  results: Results;
  selected: number | undefined;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, job: Job) => void;
  onMove: (jobId: number) => void;
  cardAction: JobAction;
  searchAction: ReactNode;
};

/** The results: number and sort, cards, and the link to the next page. */
export function ResultsView({
  view,
  filters,
  results,
  selected,
  searchAction,
  ...handlers
}: ResultsViewProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const now = useNow();
  const user = useUser();
  const [focusAt, setFocusAt] = useState<{ jobs: number; related: number }>();
  const clearFocus = useCallback(() => setFocusAt(undefined), []);
  const { page } = view.address;
  const { found, jobs, related, isOutdated, isLoadingMore, hasMore, error } = results;
  const next = `/jobs${writeAddress({ filters, page: page + 1 })}`;
  const isGuestAtEnd = !user && page >= guestPageLimit;
  const lastPage = found && lastPageOf(found);
  const isPastEnd = lastPage !== undefined && lastPage > 0 && view.from > lastPage && !isOutdated;
  const { corrected_query: corrected, pay, fewer_words } = found?.understood ?? {};
  const list = {
    ...handlers,
    // Cards of the previous search keep its words, so that they are not rendered again within the tap.
    query: useSettled(corrected ?? pay?.rest ?? filters.q, isOutdated),
    queryId: found?.query_id,
    now,
    selected,
    entry: view.entryKey,
    isOutdated,
    onFocused: clearFocus,
  };

  // The last page may bring the first related jobs as well.
  const hasMoreJobs = focusAt && jobs.length > focusAt.jobs;

  if (isPastEnd) return <resultsNotice.Page filters={filters} lastPage={lastPage} />;
  if (!user && view.from > guestPageLimit) return <signInToSeeMore.Page redirect={base + pathOf(view)} />;
  const failure = error && <CardError title={t('results.failed')} error={error} retry={results.retry} />;
  if (failure && !found) return failure;
  return (
    <>
      <Summary filters={filters} found={found} isOutdated={isOutdated} action={searchAction} />
      {found && isNotable(found) && !isOutdated && <resultsNotice.Page filters={filters} found={found} />}
      {view.from > 1 && (
        <p>
          <Link to={`/jobs${writeAddress({ filters, page: view.from - 1 })}`} rel="prev">
            {t('results.previous')}
          </Link>
        </p>
      )}
      {!found && <ListSkeleton />}
      {jobs.length > 0 && (
        <ResultsList
          {...list}
          jobs={jobs}
          isLoadingMore={isLoadingMore && related.length === 0}
          focusAt={focusAt?.jobs}
        />
      )}
      {related.length > 0 && (
        <>
          <h2 id="jhs-related" className="jhs-related">
            {fewer_words
              ? t('results.titleFor', { query: shorten(fewer_words, maxName) })
              : t('results.related')}
          </h2>
          <ResultsList
            {...list}
            jobs={related}
            labelledBy="jhs-related"
            isLoadingMore={isLoadingMore}
            focusAt={hasMoreJobs ? undefined : focusAt?.related}
          />
        </>
      )}
      {failure}
      {hasMore && isGuestAtEnd && <signInToSeeMore.Page redirect={base + next} />}
      {hasMore && !isGuestAtEnd && !error && (
        <MoreLink
          to={next}
          isLoading={isLoadingMore}
          onMore={() => {
            // Prefetch before a guest reaches the page limit. A failed load is retried there.
            signInToSeeMore.load().catch(() => {});
            setFocusAt({ jobs: jobs.length, related: related.length });
            view.more();
          }}
        />
      )}
    </>
  );
}

/** The last value that was not outdated. */
function useSettled<T>(value: T, isOutdated: boolean): T {
  const [settled, setSettled] = useState(value);
  if (isOutdated || settled === value) return settled;
  setSettled(value);
  return value;
}

interface SummaryProps extends Pick<ResultsViewProps, 'filters'> {
  found: JobPage | undefined;
  isOutdated: boolean;
  action: ReactNode;
}

/** Number and order of the results. The announcement waits for the new number. */
function Summary({ filters, found, isOutdated, action }: SummaryProps) {
  const { t } = useTranslation('search');
  const count = found && t('results.count', { count: found.total });
  return (
    <>
      <div className="jhs-summary">
        <p className="jhs-count" suppressHydrationWarning>
          {count ?? t('results.loading')}
        </p>
        <SortLinks filters={filters} />
        {action && <div className="jhs-search-action">{action}</div>}
      </div>
      <CountAnnouncement text={(!isOutdated && count) || ''} />
    </>
  );
}

/** Whether the results need a word: the search was changed, companies are hidden, or nothing was found. */
function isNotable({ understood, hidden, total }: JobPage): unknown {
  const { corrected_query, pay, options, places_meant, nearby } = understood ?? {};
  return corrected_query || pay || options?.[0] || places_meant?.[0] || nearby || hidden || !total;
}

const maxName = 40;

const pathOf = ({ address }: ResultsViewProps['view']) => `/jobs${writeAddress(address)}`;

function ListSkeleton() {
  return (
    <div className="jhs-list">
      {['a', 'b', 'c', 'd'].map((key) => (
        <JobCardSkeleton key={key} />
      ))}
    </div>
  );
}
