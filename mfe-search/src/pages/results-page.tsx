import type { JobCard as Job } from '@jobharbor/shared/contracts/job';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFields, writeAddress } from '../features/search-jobs/address.ts';
import { chosenOptions } from '../features/search-jobs/field-options.ts';
import { FilterBar } from '../features/search-jobs/filter-bar.tsx';
import { openPages } from '../features/search-jobs/results-queries.ts';
import { ResultsView } from '../features/search-jobs/results-view.tsx';
import { useResults } from '../features/search-jobs/use-results.ts';
import { useResultsAddress } from '../features/search-jobs/use-results-address.ts';
import { SearchField } from '../features/suggest-searches/search-field.tsx';
import { SearchForm } from '../features/suggest-searches/search-form.tsx';
import { useIsDesk } from '../jobs/use-is-desk.ts';
import { useFilterLists } from '../lists/filter-lists.ts';
import { jobPage, jobPane } from './split-pages.ts';
import { useJobCards } from './use-job-cards.tsx';

const calmAfter = 3_000;

/** The results of a search: filters, list, and on a desk the chosen job beside it. */
export function ResultsPage() {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const { user } = useSession();
  const isDesk = useIsDesk();
  const view = useResultsAddress();
  const { filters, page } = view.address;
  const { data: lists } = useFilterLists();
  const isOpenTo = user !== null || view.from <= openPages;
  const results = useResults(filters, view.from, user ? page : Math.min(page, openPages), isOpenTo);
  const { markOf, actionOf } = useJobCards();
  const pane = useRef<HTMLElement>(null);
  const selected = view.address.job ?? (isDesk ? results.jobs[0]?.id : undefined);

  const heading = filters.q ? t('results.titleFor', { words: filters.q }) : t('results.title');
  const names = lists
    ? choiceFields.flatMap((field) => chosenOptions(field, filters[field], lists).map(({ value }) => value))
    : [];
  const place = countryName(language.value, country.key) ?? t('home.everywhere');
  usePage({
    title: [heading, ...names.slice(0, 3), place].join(' · '),
    description: t('results.description', { country: place }),
    canonical: `/jobs${writeAddress({ filters, page })}`,
    ...(results.found?.total === 0 && { robots: 'noindex' as const }),
  });

  // The job's page is likely next, and its code is not needed for the list.
  useEffect(() => {
    const timer = setTimeout(() => void jobPage.load(), calmAfter);
    return () => clearTimeout(timer);
  }, []);

  const openBeside = (event: MouseEvent<HTMLAnchorElement>, job: Job) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isDesk || !isPlain) return;
    event.preventDefault();
    view.select(job.id);
    // A press of Enter goes on into the job; a click leaves the focus where it is.
    if (event.detail === 0) pane.current?.focus();
  };
  const backToCard = () => document.querySelector<HTMLElement>(`.jhs-list [data-job="${selected}"]`)?.focus();

  return (
    <div className="jhs-results jh-page">
      <h1 className="jhs-results__title" dir="auto">
        {heading}
      </h1>
      <SearchForm
        isQuiet
        onWords={(q) => view.search({ ...filters, q })}
        field={
          <SearchField
            words={filters.q}
            onWords={(q) => view.search({ ...filters, q })}
            onPlace={({ seo_value }) => view.search({ ...filters, q: '', location: [seo_value] })}
          />
        }
      >
        {lists && (
          <FilterBar
            filters={filters}
            lists={lists}
            found={results.found}
            isSearching={results.isOld}
            onField={view.choose}
          />
        )}
      </SearchForm>
      <div className="jhs-panes">
        <div className="jhs-panes__list">
          <ResultsView
            view={view}
            results={results}
            selected={selected}
            onOpen={openBeside}
            onMove={(id) => isDesk && view.select(id)}
            markOf={markOf}
            actionOf={actionOf}
          />
        </div>
        {selected !== undefined && (
          <jobPane.Page
            ref={pane}
            jobId={selected}
            isChosen={view.address.job !== undefined}
            onLeave={backToCard}
          />
        )}
      </div>
    </div>
  );
}
