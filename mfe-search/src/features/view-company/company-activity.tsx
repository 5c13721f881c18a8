import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { postedLatelyDays } from '@jobharbor/shared/contracts/jobs/company-activity';
import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CompanyLink } from '../../common/companies/company-link.tsx';

/** Activity of a company: newest job, jobs of the last month, when recruiters were last active. */
export function CompanyActivity({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const now = useNow();
  const { last_posted_at, posted_lately, recruiter_active_at } = company.activity;
  const age = (seconds: number) => formatAge(tag, Math.min(seconds, now / 1000), now);
  const { agencies = [] } = company;
  if (last_posted_at === null && recruiter_active_at === null && agencies.length === 0) return null;
  return (
    <Card as="section" sunken>
      <h2 className="jhs-company__aside">{t('companyPage.activity')}</h2>
      <ul className="jhs-plain-list" suppressHydrationWarning>
        {last_posted_at !== null && (
          <li suppressHydrationWarning>{t('companyPage.lastPosted', { age: age(last_posted_at) })}</li>
        )}
        {posted_lately > 0 && (
          <li>{t('companyPage.postedLately', { count: posted_lately, days: postedLatelyDays })}</li>
        )}
        {recruiter_active_at !== null && (
          <li suppressHydrationWarning>{t('companyPage.recruiter', { age: age(recruiter_active_at) })}</li>
        )}
        {agencies.map((agency) => (
          <li key={agency.id}>
            {t('companyPage.agency')} <CompanyLink company={agency} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
