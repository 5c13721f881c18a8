import { brand } from '@jobharbor/shared/brand';
import {
  type AcrossAddress,
  acrossPath,
  acrossPaths,
  readAcrossAddress,
} from '@jobharbor/shared/contracts/search/across-address';
import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import { useBlockedCompanies, useIsListed } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import {
  CardError,
  ErrorNotice,
  useCallSource,
  useLocale,
  useNow,
  usePage,
  useRemote,
} from '@jobharbor/shared/remote';
import { LiveRegion } from '@jobharbor/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card/job-card-skeleton.tsx';
import { JobCards } from '../../common/job-card/job-cards.tsx';
import { servedTimeZone, useListTimeZone } from '../../common/job-card/own-time-zone.ts';
import { ListPagination } from '../../common/list-pagination.tsx';
import { useFilterLists } from '../../common/search-form/filter-lists.ts';
import { isNarrowed } from './collection-address.ts';
import { CollectionFilters } from './collection-filters.tsx';
import { alertFiltersOf, collectionQuery, lastPageOf } from './collection-query.ts';
import { CollectionReach } from './collection-reach.tsx';
import { HoursShared } from './hours-shared.tsx';
import { NoCollectionJobs } from './no-collection-jobs.tsx';

export type CollectionPageProps = {
  collection: AcrossList;
  cardAction: JobAction;
  /** Renders what creates an alert of the list. */
  searchAction: (filters: AlertFilters) => ReactNode;
};

/** One list of jobs over all countries: those that are open to the person, most office hours in common first. */
export function CollectionPage({ collection, cardAction, searchAction }: CollectionPageProps) {
  const { t } = useTranslation('search');
  const now = useNow();
  const address = readAcrossAddress(useSearchParams()[0]);
  const timeZone = useListTimeZone();
  const { data, error, refetch, isPlaceholderData } = useCollection(collection, address, timeZone);
  const { data: lists } = useFilterLists();
  const { language } = useLocale();
  const isListed = useIsListed();
  const found = data && (data.jobs.length > 0 || isPlaceholderData) ? data : undefined;
  const title = useHead(collection, address, data?.total === 0);
  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-collection">
      <div className="jh-stack jh-gap-2">
        <h1>{title}</h1>
        <p className="jhs-collection__lead">{t(`collection.${collection}.lead`)}</p>
      </div>
      {data && <CollectionReach collection={collection} address={address} found={data} />}
      {data && <CollectionFilters {...{ collection, address, ...data }} part="above-jobs" />}
      <LiveRegion>{data && !isPlaceholderData ? t('results.count', { count: data.total }) : null}</LiveRegion>
      {error && !data && <CardError title={t('results.failed')} error={error} retry={{ refetch }} />}
      {data && <ErrorNotice title={t('results.failed')} error={error} retry={{ refetch }} />}
      {!data && !error && (
        <div className="jh-grid" aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </div>
      )}
      {data && !found && <NoCollectionJobs collection={collection} address={address} found={data} />}
      {found && (
        <section className="jh-stack jh-gap-4" aria-labelledby="jhs-collection-jobs">
          <div className="jhs-collection__head">
            <h2 id="jhs-collection-jobs" suppressHydrationWarning>
              {t('results.count', { count: found.total })}
            </h2>
            {lists && searchAction(alertFiltersOf({ collection, address, timeZone }, lists, language.value))}
          </div>
          <JobCards
            jobs={found.jobs.filter(isListed)}
            now={now}
            cardAction={cardAction}
            reasonOf={(job) => <HoursShared job={job} now={now} />}
            aria-busy={isPlaceholderData || undefined}
            data-list={collection}
          />
          <ListPagination
            page={address.page}
            pageCount={lastPageOf(found)}
            hrefFor={(page) => acrossPath(collection, { ...address, page })}
          />
        </section>
      )}
      {data && <CollectionFilters {...{ collection, address, ...data }} part="below-jobs" />}
      <p>
        <Link to="/currency-converter">{t('collection.converter')}</Link>
      </p>
    </div>
  );
}

/**
 * The list in the order of a time zone. If that does not load, it is the one that the server rendered, in the order of its
 * own zone, beside the error.
 */
function useCollection(collection: AcrossList, address: AcrossAddress, timeZone: string | undefined) {
  const { queryClient, timeZone: ofServer } = useRemote();
  const source = useCallSource();
  const blocked = useBlockedCompanies();
  const queryIn = (zone: string | undefined) =>
    collectionQuery(source, queryClient, { collection, address, timeZone: zone, blocked });
  const found = useQuery({ ...queryIn(timeZone), placeholderData: keepPreviousData });
  const servedZone = servedTimeZone(ofServer, source.locale.country.key);
  return { ...found, data: found.data ?? queryClient.getQueryData(queryIn(servedZone).queryKey) };
}

/** Sets the page's head, and returns its heading. */
function useHead(collection: AcrossList, address: AcrossAddress, isEmpty: boolean): string {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const where = countryName(language.value, country.key) ?? t('home.everywhere');
  const title = t(`collection.${collection}.title`);
  const canonical = acrossPath(collection, address);
  const isWhole = canonical === acrossPaths[collection];
  usePage({
    title: `${title} · ${where}`,
    description: t(`collection.${collection}.description`, { country: where }),
    canonical,
    // hreflang alternates exist for the unfiltered first page only.
    ...(isWhole && { market: 'every' as const }),
    ...((isNarrowed(address) || address.all || (isEmpty && !isWhole)) && { robots: 'noindex' as const }),
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: title, path: acrossPaths[collection] },
    ],
  });
  return title;
}
