import { listFeaturedCompanies } from '@jobharbor/shared/calls/list-featured-companies';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { countryName } from '@jobharbor/shared/i18n';
import { useCall, useErrorText, useLocale, usePage } from '@jobharbor/shared/remote';
import {
  Avatar,
  Button,
  ButtonLink,
  Card,
  CardLink,
  EmptyState,
  FailureCard,
  LiveRegion,
  Skeleton,
} from '@jobharbor/shared/ui';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './browse-companies.css';

/** Companies with open jobs in the country, each a link to its jobs. */
export function CompaniesPage() {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  const errorText = useErrorText();
  const companies = useCall(
    listFeaturedCompanies,
    { query: { size: 60 } },
    { select: (data) => data.companies },
  );
  const where = { country: countryName(language.value, country.key) ?? t('home.everywhere') };
  usePage({ title: t('browseCompanies.title', where), canonical: '/companies' });

  return (
    <div className="jh-page jh-stack jh-gap-6 jhs-companies">
      <div className="jh-stack jh-gap-2">
        <h1>{t('browseCompanies.title', where)}</h1>
        <p className="jh-quiet">{t('browseCompanies.order')}</p>
      </div>
      {companies.isPending && (
        <div className="jh-grid" aria-busy="true">
          <LiveRegion>{t('browseCompanies.loading')}</LiveRegion>
          {Array.from({ length: 12 }, (_, index) => (
            <Card key={index}>
              <Skeleton shape="title" length="medium" />
              <Skeleton length="short" />
            </Card>
          ))}
        </div>
      )}
      {companies.isError && (
        <FailureCard
          title={t('browseCompanies.failed')}
          actions={<Button onClick={() => void companies.refetch()}>{t('browseCompanies.retry')}</Button>}
        >
          {errorText(companies.error)}
        </FailureCard>
      )}
      {companies.data?.length === 0 && (
        <EmptyState
          title={t('browseCompanies.none')}
          actions={
            <ButtonLink render={<Link to={resultsPath()} />}>{t('browseCompanies.allJobs')}</ButtonLink>
          }
        />
      )}
      {companies.data && companies.data.length > 0 && (
        <ul className="jh-grid">
          {companies.data.map((company) => (
            <Card as="li" interactive key={company.id} className="jhs-card">
              <Avatar square name={company.name} src={company.logo_url} />
              <div className="jhs-card__text">
                <h2 className="jhs-card__title">
                  <CardLink render={<Link to={`${resultsPath()}?company=${company.id}`} />}>
                    <UserText>{company.name}</UserText>
                  </CardLink>
                </h2>
                <p className="jhs-card__company">
                  <span>{t('results.count', { count: company.open_jobs })}</span>
                  {company.is_verified && (
                    <BadgeCheck className="jhs-verified" role="img" aria-label={t('company.verified')} />
                  )}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
