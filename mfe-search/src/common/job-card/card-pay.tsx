import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { describePay } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { payPath } from '../pay-address.ts';
import { formatMonthlyPay, isPeriodFirst, monthlyPay, withPeriod } from './monthly-pay.ts';
import { titleHead } from './title-head.ts';

/**
 * Monthly pay, so that cards can be compared, then the advertised pay if it differs. Without pay, a link to what the title
 * earns elsewhere.
 */
export function CardPay({ job: { salary, title } }: { job: Pick<JobCard, 'salary' | 'title'> }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const pay = describePay(tag, salary);
  if (!('amount' in pay)) {
    return (
      <p className="jhs-card__pay">
        {t(`salary.${pay.kind}`)}
        {pay.kind === 'not-stated' && (
          <>
            {' '}
            <Link
              className="jhs-company-link jhs-card__others"
              to={payPath({ title: titleHead(title), location: '' })}
            >
              {t('salary.others')}
            </Link>
          </>
        )}
      </p>
    );
  }
  const monthly = monthlyPay(salary);
  const per = pay.kind === 'per-period' ? t(`salary.per.${pay.period}`) : '';
  const isEstimate = monthly?.isEstimate;
  const isFirst = isPeriodFirst(tag);
  const amount = (isEstimate ? '≈ ' : '') + (monthly ? formatMonthlyPay(tag, monthly) : pay.amount);
  // An estimate beside pay by the hour or the year names its own period, or it would be read as that of the other.
  const isOtherPeriod = isEstimate && pay.kind === 'per-period' && pay.period !== 'monthly';
  const ownPeriod = monthly ? t('salary.per.monthly') : per;
  const advertised = withPeriod(tag, isolate(pay.amount), per);
  const besideEstimate = isOtherPeriod && !isFirst ? `${ownPeriod} (${advertised})` : advertised;
  return (
    <p className="jhs-card__pay">
      <bdi className="jh-number" suppressHydrationWarning>
        {isFirst ? withPeriod(tag, amount, ownPeriod) : amount}
      </bdi>{' '}
      <span className="jhs-period" suppressHydrationWarning>
        {isEstimate ? besideEstimate : !isFirst && per}
      </span>
    </p>
  );
}
