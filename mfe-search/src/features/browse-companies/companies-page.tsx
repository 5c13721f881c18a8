import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import { CardError, useCallSource, useLocale, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, Card, EmptyState, LazyMotif, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CompanyCard } from '../../common/companies/company-card.tsx';
import { ListPagination } from '../../common/list-pagination.tsx';
import { SearchForm } from '../../common/search-form/search-form.tsx';
import {
  type CompaniesAddress,
  type CompanyFilters,
  companiesPath,
  isFiltered,
  readCompaniesAddress,
} from './companies-address.ts';
import { companiesQuery, isPastEnd, lastPageOf } from './companies-query.ts';
import { CompanyFilterBar } from './company-filter-bar.tsx';
import { CompanySearchField } from './company-search-field.tsx';

/** Companies of the country by name and filters. All state is in the URL. */
export function CompaniesPage() {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { filters, page } = readCompaniesAddress(params);
  const query = companiesQuery(useCallSource(), { filters, page }, useBlockedCompanies());
  const {
    data: found,
    isPlaceholderData,
    error,
    refetch,
  } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const isEmpty = found !== undefined && found.companies.length === 0 && !isPlaceholderData;
  const isBehind = isEmpty && isPastEnd(found, page);
  const isNothing = (isEmpty && isFiltered(filters)) || isBehind;
  const title = useHead({ filters, page }, isNothing);
  const show = (next: CompanyFilters) =>
    navigate(companiesPath({ filters: next }), { preventScrollReset: true });

  return (
    <div className="jh-page jh-stack jh-gap-4 jhs-companies">
      <div className="jh-stack jh-gap-2">
        <h1 dir="auto">{title}</h1>
        <p className="jh-quiet">{t('companies.order')}</p>
      </div>
      <SearchForm
        isSecondary
        path="/companies"
        onSearch={(q) => show({ ...filters, q })}
        field={<CompanySearchField query={filters.q} onCompany={(path) => navigate(path)} />}
      >
        <CompanyFilterBar filters={filters} found={found} isSearching={isPlaceholderData} onFilters={show} />
      </SearchForm>
      {found && (
        <p className="jhs-count" suppressHydrationWarning>
          {t('companies.count', { count: found.total })}
        </p>
      )}
      <LiveRegion>
        {found && !isPlaceholderData ? t('companies.count', { count: found.total }) : null}
      </LiveRegion>
      {!found && !error && <CompaniesSkeleton />}
      {error && <CardError title={t('companies.failed')} error={error} retry={{ refetch }} />}
      {isBehind && <PagePastEnd filters={filters} lastPage={lastPageOf(found)} />}
      {isEmpty && !isBehind && <NoCompanies filters={filters} />}
      {found && found.companies.length > 0 && (
        <CompanyCards companies={found.companies} isSearching={isPlaceholderData} />
      )}
      {found && !isBehind && (
        <ListPagination
          page={page}
          pageCount={lastPageOf(found)}
          hrefFor={(to) => companiesPath({ filters, page: to })}
        />
      )}
    </div>
  );
}

/** Sets the page's head, and returns its heading. */
function useHead(address: CompaniesAddress, isNothing: boolean): string {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const { q } = address.filters;
  const where = { country: countryName(language.value, country.key) ?? t('home.everywhere') };
  const title = q ? t('companies.titleFor', { query: q }) : t('companies.title', where);
  usePage({
    title,
    description: t('companies.description', where),
    canonical: companiesPath(address),
    // hreflang alternates exist for the unfiltered first page only.
    ...(companiesPath(address) === '/companies' && { market: 'every' as const }),
    ...((isNothing || q !== '') && { robots: 'noindex' as const }),
  });
  return title;
}

interface CompanyCardsProps {
  companies: readonly ComponentProps<typeof CompanyCard>['company'][];
  isSearching: boolean;
}

function CompanyCards({ companies, isSearching }: CompanyCardsProps) {
  return (
    <ul className="jh-grid jhs-company-grid" aria-busy={isSearching || undefined}>
      {companies.map((company) => (
        <CompanyCard key={company.id} company={company} headingLevel={2} />
      ))}
    </ul>
  );
}

function NoCompanies({ filters }: { filters: CompanyFilters }) {
  const { t } = useTranslation('search');
  const isSearched = filters.q !== '' || isFiltered(filters);
  return (
    <EmptyState
      motif={<LazyMotif name="chart" />}
      title={t(isSearched ? 'companies.noneFound' : 'companies.none')}
      actions={
        <ButtonLink variant="primary" render={<Link to={isSearched ? '/companies' : '/jobs'} />}>
          {t(isSearched ? 'companies.all' : 'results.startOver')}
        </ButtonLink>
      }
    >
      {isSearched && <p>{t('results.noneHint')}</p>}
    </EmptyState>
  );
}

/** Shown for a page after the last one, e.g. of an old URL. */
function PagePastEnd({ filters, lastPage }: { filters: CompanyFilters; lastPage: number }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      motif={<LazyMotif name="chart" />}
      title={t('results.pastEnd')}
      actions={
        <ButtonLink variant="primary" render={<Link to={companiesPath({ filters, page: lastPage })} />}>
          {t('results.lastPage')}
        </ButtonLink>
      }
    >
      <p suppressHydrationWarning>{t('results.pastEndHint', { page: lastPage })}</p>
    </EmptyState>
  );
}

function CompaniesSkeleton() {
  const { t } = useTranslation('search');
  return (
    <div className="jh-grid jhs-company-grid" aria-busy="true">
      <LiveRegion>{t('results.loading')}</LiveRegion>
      {Array.from({ length: 12 }, (_, index) => (
        <Card key={index}>
          <Skeleton shape="title" length="medium" />
          <Skeleton length="short" />
        </Card>
      ))}
    </div>
  );
}
