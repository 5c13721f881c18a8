import { brand } from '@jobharbor/shared/brand';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import { CardError, useCallSource, useLocale, useNow, usePage, useRemote } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LazyMotif } from '@jobharbor/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobAction } from '../../common/job-card.tsx';
import { JobCardSkeleton } from '../../common/job-card-skeleton.tsx';
import { JobCards } from '../../common/job-cards.tsx';
import { CollectionFilters } from './collection-filters.tsx';
import { type Collection, collectionQuery, collectionResults } from './collection-query.ts';
import { RemoteAbroad } from './remote-abroad.tsx';

const pathOf = { remote: '/remote-jobs', web3: '/web3-jobs' } as const;

export type CollectionPageProps = { collection: Collection; cardAction: JobAction };

/** Page of a collection: its newest jobs, their number, and links that narrow it. */
export function CollectionPage({ collection, cardAction }: CollectionPageProps) {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const { queryClient } = useRemote();
  const now = useNow();
  const query = collectionQuery(useCallSource(), queryClient, collection, useBlockedCompanies());
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const where = { country: countryName(language.value, country.key) ?? t('home.everywhere') };
  const title = t(`collection.${collection}.title`, where);
  const isEmpty = found?.total === 0;
  usePage({
    title,
    description: t(`collection.${collection}.description`, where),
    canonical: pathOf[collection],
    market: 'every',
    breadcrumbs: [
      { name: brand.name, path: '/' },
      { name: title, path: pathOf[collection] },
    ],
  });
  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-collection">
      <div className="jh-stack jh-gap-2">
        <h1>{title}</h1>
        <p className="jhs-collection__lead">{t(`collection.${collection}.lead`, where)}</p>
        {collection === 'remote' && (
          <p>
            <Link to="/currency-converter">{t('collection.converter')}</Link>
          </p>
        )}
      </div>
      {error && !found && <CardError title={t('results.failed')} error={error} retry={{ refetch }} />}
      {!found && !error && (
        <div className="jh-grid" aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </div>
      )}
      {isEmpty && (
        <EmptyState
          motif={<LazyMotif name="chart" />}
          title={t(`collection.${collection}.none`)}
          actions={
            <ButtonLink variant="primary" render={<Link to="/jobs" />}>
              {t('results.startOver')}
            </ButtonLink>
          }
        >
          <p>{t('collection.noneHint')}</p>
        </EmptyState>
      )}
      {found && !isEmpty && (
        <>
          <CollectionFilters collection={collection} facets={found.facets} part="above-jobs" />
          <section className="jh-stack jh-gap-4" aria-labelledby="jhs-collection-newest">
            <h2 id="jhs-collection-newest">{t('home.recent')}</h2>
            <JobCards
              jobs={found.jobs}
              now={now}
              cardAction={cardAction}
              data-list={collection}
              data-query-id={found.query_id}
            />
            <p>
              <ButtonLink variant="primary" render={<Link to={collectionResults(collection)} />}>
                <span suppressHydrationWarning>{t('home.all', { count: found.total })}</span>
              </ButtonLink>
            </p>
          </section>
          <CollectionFilters collection={collection} facets={found.facets} part="below-jobs" />
        </>
      )}
      {found && <RemoteAbroad collection={collection} now={now} cardAction={cardAction} />}
    </div>
  );
}
