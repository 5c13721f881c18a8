import type { JobCard as Job } from '@jobharbor/shared/contracts/jobs/job';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale, usePage, useUser } from '@jobharbor/shared/remote';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { searchJobs } from '../../common/job-news/calls.ts';
import type { LastSearch } from '../../common/search-form/recent-searches.ts';
import { shorten } from '../../common/search-form/shorten.ts';
import { choiceNames, countChoices, type ResultsSearch, writeAddress } from './address.ts';
import { useChosenLists } from './filters/chosen-lists.ts';
import { chosenOptions } from './filters/field-options.ts';
import { useConvertedFilters } from './filters/use-converted-filters.ts';
import { headOfResults } from './head-of-results.ts';
import { alertFiltersOf } from './job-query.ts';
import { guestPageLimit } from './results-queries.ts';
import { convertedFiltersNotice, ResultsView } from './results-view.tsx';
import { SearchBar } from './search-bar.tsx';
import { useIsDesktop } from './use-is-desktop.ts';
import { useResults } from './use-results.ts';
import { useResultsAddress } from './use-results-address.ts';
import './results.css';

const preloadDelay = 3_000;

/** Props of the pane beside the list. */
export type PaneProps = {
  ref: Ref<HTMLElement>;
  jobId: number;
  /** Selected by the person; false for the first job, which is shown by default. */
  isChosen: boolean;
  onLeave: () => void;
};

export type ResultsPageProps = {
  cardAction: JobAction;
  /** Renders an action on the search, such as creating an alert. */
  searchAction: (filters: AlertFilters) => ReactNode;
  renderPane: (props: PaneProps) => ReactNode;
  /** Called when the list of a search is viewed. */
  onSettled: (query: string, search: LastSearch) => void;
};

/** Search results: filters, list, and on a wide screen the selected job beside it. */
export function ResultsPage({ cardAction, searchAction, renderPane, onSettled }: ResultsPageProps) {
  const { country } = useLocale();
  const user = useUser();
  const isDesktop = useIsDesktop();
  const view = useResultsAddress();
  const { page } = view.address;
  const here = useConvertedFilters(view.address, view.convert);
  const filters = useSame((here ?? view.address).filters);
  const { data: lists, isPlaceholderData: areOutdated } = useChosenLists(filters);
  const chosen = areOutdated ? undefined : lists;
  // Later pages are for signed-in people; the first one has the total.
  const isOpenTo = user !== null || view.from <= guestPageLimit;
  const [first, last] = isOpenTo ? [view.from, user ? page : Math.min(page, guestPageLimit)] : [1, 1];
  const results = useResults(filters, first, last, here !== undefined);
  const conversion = here?.conversion ?? view.conversion;
  const isSettled = useIsSettled(isDesktop);
  const selected = view.address.job ?? (isDesktop && isSettled && isOpenTo ? results.jobs[0]?.id : undefined);

  const names = chosen
    ? choiceNames.flatMap((field) => chosenOptions(field, filters[field], chosen).map(({ value }) => value))
    : [];
  // Any text in a filter gives the same list: only values of the lists are indexed.
  const hasUnknown = chosen && names.length < countChoices(filters);
  const isUnindexed = (results.found && results.jobs.length === 0) || !isOpenTo || hasUnknown;
  const heading = useHeadOfPage(filters, page, names, isUnindexed);
  useSettledList(`/jobs${writeAddress({ filters })}`, (path) =>
    onSettled(filters.q, {
      path,
      label: [filters.q, ...names].filter(Boolean).join(' · '),
      country: country.key,
      body: chosen ? alertFiltersOf(filters, chosen) : {},
      at: Math.floor(Date.now() / 1000),
    }),
  );

  const { pane, openInPane } = useOpenInPane(selected, isDesktop, view.select);
  const focusSelectedCard = () =>
    document.querySelector<HTMLElement>(`.jhs-list [data-job="${selected}"]`)?.focus();

  // Preloads the schemas of a search on hover or focus: evaluating them within the tap took longer than rendering the results.
  const loadCall = () => void searchJobs.load().catch(() => {});
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what is inside
    <div className="jhs-results jh-page" onPointerEnter={loadCall} onFocus={loadCall}>
      <h1 className="jhs-results__title" dir="auto">
        {heading}
      </h1>
      <SearchBar
        filters={filters}
        lists={lists}
        isDrawn={view.isDrawn}
        found={results.found}
        isOutdated={results.isOutdated}
        onSearch={useLatest(view.search)}
        onChoose={useLatest(view.choose)}
      />
      {conversion && <convertedFiltersNotice.Page conversion={conversion} />}
      <div className="jhs-panes">
        <div className="jhs-panes__list">
          <ResultsView
            view={view}
            filters={filters}
            results={results}
            selected={selected}
            onOpen={openInPane}
            onMove={(id) => isDesktop && view.select(id)}
            cardAction={cardAction}
            searchAction={chosen && searchAction(alertFiltersOf(filters, chosen))}
          />
        </div>
        {selected !== undefined &&
          renderPane({
            ref: pane,
            jobId: selected,
            isChosen: view.address.job !== undefined,
            onLeave: focusSelectedCard,
          })}
      </div>
    </div>
  );
}

/** Sets title and description of the page; returns its heading. */
function useHeadOfPage(
  filters: ResultsSearch,
  page: number,
  names: readonly string[],
  isUnindexed: boolean | undefined,
): string {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const heading = filters.q
    ? t('results.titleFor', { query: filters.q.replace(/^"(.+)"$/, '$1') })
    : t('results.title');
  const place = countryName(language.value, country.key) ?? t('home.everywhere');
  usePage({
    title: [shorten(heading), ...names.slice(0, 3), place].join(' · '),
    description: t('results.description', { country: place }),
    ...headOfResults(filters, page),
    ...(isUnindexed && { robots: 'noindex' as const }),
  });
  return heading;
}

/** Calls `onSettled` once a list is viewed, which prefetches the chunk of the job page, the most likely next one. */
function useSettledList(path: string, onSettled: (path: string) => void): void {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    const timer = setTimeout(() => settle(path), preloadDelay);
    return () => clearTimeout(timer);
  }, [path]);
}

/** The previous value as long as its content is the same. */
function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value);
  if (known === value || JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
}

/** One function for all renders that calls the newest one. */
function useLatest<A extends unknown[]>(call: (...args: A) => void): (...args: A) => void {
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  return useCallback((...args) => newest.current(...args), []);
}

/** Opens a job of the list in the pane beside it, where there is one; by Enter the pane gets the focus. */
function useOpenInPane(selected: number | undefined, hasPane: boolean, select: (id: number) => void) {
  const pane = useRef<HTMLElement>(null);
  const entered = useRef<number>(undefined);
  const focusEntered = () => {
    if (entered.current !== selected) return;
    entered.current = undefined;
    pane.current?.focus();
  };
  const openInPane = (event: MouseEvent<HTMLAnchorElement>, job: Job) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!hasPane || !isPlain) return;
    event.preventDefault();
    select(job.id);
    // `detail` 0 means Enter was pressed: focus the pane. After a click the focus stays on the card.
    if (event.detail !== 0) return;
    entered.current = job.id;
    if (job.id === selected) focusEntered();
  };
  // The pane's element is keyed by the job, and exists after the selection.
  useEffect(focusEntered, [selected]);
  return { pane, openInPane };
}

/** False until the page is interactive: prefetching starts only then. Always false without a pane, to save a render. */
function useIsSettled(hasPane: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!hasPane) return;
    const timer = setTimeout(() => startTransition(() => setIsSettled(true)));
    return () => clearTimeout(timer);
  }, [hasPane]);
  return isSettled;
}
