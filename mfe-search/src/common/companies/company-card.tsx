import './company.css';
import type { CompanyCard as Company } from '@jobharbor/shared/contracts/jobs/company';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Card, CardLink, CompanyLogo } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardIcon } from '../card-icons.tsx';
import { companyPath } from './company-paths.ts';

export type CompanyCardProps = {
  company: Company;
  headingLevel: 2 | 3;
  /** Reason for showing it. */
  reason?: string;
};

/** Card of a company with a link to its page. */
export function CompanyCard({ company, headingLevel, reason }: CompanyCardProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { industry, location } = company;
  // A range of numbers stays on one line.
  const size = company.size?.value.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060');
  const facts = [industry?.value, size, location?.value].filter((fact) => fact !== undefined);
  return (
    <Card as="li" interactive className="jhs-company-card">
      <CompanyLogo company={company} />
      <div className="jhs-card__text">
        <div className="jhs-company-card__name">
          <Heading className="jhs-card__title">
            <CardLink render={<Link to={companyPath(company)} />}>
              <UserText>{company.name}</UserText>
            </CardLink>
          </Heading>
          {company.is_verified && <CardIcon name="badge-check" label={t('company.verified')} />}
        </div>
        <p className="jhs-card__company" suppressHydrationWarning>
          {t('results.count', { count: company.open_jobs })}
        </p>
        {facts.length > 0 && <p className="jh-quiet jh-small">{joinWithCommas(tag, facts)}</p>}
        {reason && <p className="jhs-company-card__reason jh-small">{reason}</p>}
      </div>
    </Card>
  );
}
