import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { formatDay, formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { SalaryText } from '../../jobs/salary-text.tsx';

/** The pay as advertised, large; in the viewer's currency below it, with the day of the rate. */
export function SalaryLines({ job: { salary } }: { job: Pick<JobStatic, 'salary'> }) {
  const { t } = useTranslation('search');
  const { language } = useLocale();
  const converted = salary?.converted;
  const amount = converted && formatMoneyRange(language.value, converted);
  const hasAmount = salary !== null && (salary.min !== null || salary.max !== null);
  return (
    <div>
      <p className={hasAmount ? 'jhs-job__salary' : 'jhs-job__salary jhs-job__salary--none'}>
        <SalaryText salary={salary} />
      </p>
      {amount && (
        <p className="jh-quiet jh-small" suppressHydrationWarning>
          {t('salary.converted', {
            amount: `\u2068${amount}\u2069`,
            day: formatDay(language.value, 'UTC', Date.parse(converted.rate_date) / 1000),
          })}
        </p>
      )}
    </div>
  );
}
