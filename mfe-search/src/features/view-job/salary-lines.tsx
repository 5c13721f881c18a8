import type { JobCard, Salary } from '@jobharbor/shared/contracts/jobs/job';
import { periodsPerMonth } from '@jobharbor/shared/contracts/jobs/pay-periods';
import { describePay } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay, formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { withPeriod } from '../../common/job-card/monthly-pay.ts';
import { SalaryText } from '../../common/job-card/salary-text.tsx';

const day = 86_400_000;
/** Days after which a rate is marked as old. */
const oldRateAge = 45;
/** Days after which a rate is not used any more. */
const maxRateAge = 365;

/** Converted amounts are estimates, so they are rounded to three digits. */
const rounded = (minor: number): number => Number(minor.toPrecision(3));

/** Pay converted to a month; undefined for monthly pay and for periods without a length. */
function forMonth(salary: Salary): Pick<Salary, 'currency' | 'min' | 'max'> | undefined {
  const times = periodsPerMonth[salary.period];
  if (times === null || times === 1) return undefined;
  const monthly = (minor: number | null) => (minor === null ? null : rounded(minor * times));
  return { currency: salary.currency, min: monthly(salary.min), max: monthly(salary.max) };
}

/**
 * Pay as advertised, then per month, then in the viewer's currency with the date of the exchange rate. An old rate is
 * marked.
 */
export function SalaryLines({ job: { salary }, now }: { job: Pick<JobCard, 'salary'>; now: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const converted = salary?.converted;
  const rateDate = converted ? Date.parse(converted.rate_date) : Number.NaN;
  const rateAge = (now - rateDate) / day;
  const amount = converted && rateAge < maxRateAge && formatMoneyRange(tag, converted);
  const period = salary && describePay(tag, salary);
  const monthly = salary && forMonth(salary);
  const month = monthly && formatMoneyRange(tag, monthly);
  const hasAmount = salary !== null && (salary.min !== null || salary.max !== null);
  return (
    <div>
      <p className={hasAmount ? 'jhs-job__salary' : 'jhs-job__salary jhs-job__salary--none'}>
        <SalaryText salary={salary} />
      </p>
      {month && (
        <p className="jh-quiet jh-small" suppressHydrationWarning>
          {t('salary.month', { amount: isolate(month) })}
        </p>
      )}
      {amount && (
        <p className="jh-quiet jh-small" suppressHydrationWarning>
          {t('salary.converted', {
            amount:
              period?.kind === 'per-period'
                ? withPeriod(tag, isolate(amount), t(`salary.per.${period.period}`))
                : isolate(amount),
            day: formatDay(tag, 'UTC', rateDate / 1000),
          })}
          {rateAge > oldRateAge && <span> {t('salary.oldRate')}</span>}
        </p>
      )}
    </div>
  );
}
