import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { jobIdOf } from '@jobharbor/shared/domain/jobs';
import { countryName } from '@jobharbor/shared/i18n';
import { CardError, useCallSource, useLocale, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LazyMotif, LiveRegion, Skeleton, Tabs } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type CompanySection, companyPath, companySections } from '../../common/companies/company-paths.ts';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { sharePicture } from '../../common/share-picture.ts';
import { breadcrumbsOf, hiresIn } from './company-breadcrumbs.ts';
import { CompanyCulture } from './company-culture.tsx';
import { CompanyHead } from './company-head.tsx';
import { CompanyJobs } from './company-jobs.tsx';
import { CompanyOverview } from './company-overview.tsx';
import { companyQuery, jobsPageOf } from './company-queries.ts';
import { organization } from './organization.ts';

/** `bar`: beside the name; `news`: what came of the person's report. */
export type CompanyActionsPart = 'bar' | 'news';

export type CompanyPageProps = {
  section: CompanySection;
  cardAction: JobAction;
  /** Renders what one can do about the company: follow, block and report it. */
  actions: (company: CompanyProfile, part: CompanyActionsPart) => ReactNode;
};

/** The pages of a company. The id at the end of the URL identifies it; an outdated slug is redirected. */
export function CompanyPage(props: CompanyPageProps) {
  const id = jobIdOf(useParams().company ?? '');
  return id === undefined ? <UnknownCompany /> : <CompanyById key={id} id={id} {...props} />;
}

function CompanyById({ id, section, cardAction, actions }: CompanyPageProps & { id: number }) {
  const { t } = useTranslation('search');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = useJobsPage();
  const { data: company, error, refetch } = useQuery(companyQuery(useCallSource(), id));
  const path = company ? companyPath(company, section) : undefined;
  const isWrongSlug = path !== undefined && decodeURI(pathname) !== decodeURI(path);
  useEffect(() => {
    if (isWrongSlug && path) navigate(path + search, { replace: true });
  }, [isWrongSlug, path, search, navigate]);

  useHead(company, section);
  if (company === null) return <UnknownCompany />;
  if (company === undefined) {
    return <PendingCompany error={error} refetch={refetch} />;
  }
  return (
    <div className="jh-page jhs-company">
      <CompanyHead company={company} actions={actions(company, 'bar')} />
      {actions(company, 'news')}
      <Tabs
        label={t('companyPage.sections')}
        tabs={companySections.map((one) => ({
          href: companyPath(company, one),
          label: t(`companyPage.${one}`),
          current: one === section,
        }))}
        renderLink={({ href = '', ...rest }) => <Link {...rest} to={href} />}
      />
      {section === 'overview' && <CompanyOverview company={company} cardAction={cardAction} />}
      {section === 'jobs' && <CompanyJobs company={company} page={page} cardAction={cardAction} />}
      {section === 'culture' && <CompanyCulture company={company} />}
    </div>
  );
}

/** The page of the company's jobs that the address names. */
const useJobsPage = () => jobsPageOf(useSearchParams()[0]);

function useHead(company: CompanyProfile | null | undefined, section: CompanySection): void {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const page = useJobsPage();
  const path = company ? companyPath(company, section) : undefined;
  const where = countryName(language.value, country.key) ?? t('home.everywhere');
  const name = company?.name ?? '';
  const titles = {
    overview: `${name} · ${where}`,
    jobs: `${t('companyPage.titleJobs', { name })} · ${where}`,
    culture: `${t('companyPage.titleCulture', { name })} · ${where}`,
  };
  usePage(
    company && path
      ? {
          title: titles[section],
          description: t('companyPage.description', { name, country: where }),
          canonical: section === 'jobs' && page > 1 ? `${path}?page=${page}` : path,
          picture: sharePicture('company', language.slug, company.id),
          market: hiresIn(company, country.key) ? country.key : company.country_key,
          breadcrumbs: breadcrumbsOf(company, section, t),
          ...(section === 'overview' && { structuredData: [organization(company)] }),
        }
      : undefined,
  );
}

interface PendingCompanyProps {
  error: Error | null;
  refetch: () => unknown;
}

function PendingCompany({ error, refetch }: PendingCompanyProps) {
  const { t } = useTranslation('search');
  return (
    <div className="jh-page jhs-company">
      {error ? (
        <CardError headingLevel={1} title={t('companyPage.failed')} error={error} retry={{ refetch }} />
      ) : (
        <div className="jh-stack" aria-busy="true">
          <LiveRegion>{t('results.loading')}</LiveRegion>
          <Skeleton shape="title" length="medium" />
          <Skeleton length="short" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

function UnknownCompany() {
  const { t } = useTranslation('search');
  usePage({ title: t('companyPage.missing'), robots: 'noindex' });
  return (
    <div className="jh-page">
      <EmptyState
        headingLevel={1}
        motif={<LazyMotif name="chart" />}
        title={t('companyPage.missing')}
        actions={
          <ButtonLink variant="primary" render={<Link to="/companies" />}>
            {t('companies.all')}
          </ButtonLink>
        }
      >
        <p>{t('missing.text')}</p>
      </EmptyState>
    </div>
  );
}
