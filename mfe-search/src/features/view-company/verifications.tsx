import type { CompanyProfile } from '@jobharbor/shared/contracts/jobs/company';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Card, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Verified facts of a company, with the date of each. */
export function Verifications({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <Card as="section" sunken>
      <h2 className="jhs-company__aside">{t('companyPage.checked')}</h2>
      {company.verifications.length === 0 ? (
        <p className="jh-quiet">{t('companyPage.unchecked')}</p>
      ) : (
        <Facts
          facts={company.verifications.map(({ check, verified_at }) => ({
            term: t(`companyPage.check.${check}`),
            detail: (
              <time dateTime={new Date(verified_at * 1000).toISOString()} suppressHydrationWarning>
                {formatDay(tag, timeZone, verified_at)}
              </time>
            ),
          }))}
        />
      )}
    </Card>
  );
}
