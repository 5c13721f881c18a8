import type { JobCard, PayComparison as Pay } from '@jobharbor/shared/contracts/jobs/job';
import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  formatMonthlyPay,
  type MonthlyPay,
  monthlyPay,
  payWithin,
} from '../../common/job-card/monthly-pay.ts';
import { titleHead } from '../../common/job-card/title-head.ts';
import { payPath } from '../../common/pay-address.ts';

/** Share of the median within which pay counts as average. */
const around = 0.05;

/** Pay of similar jobs, and the position of this one among them. */
export function PayComparisonCard({ pay, job }: { pay: Pay; job: Pick<JobCard, 'salary' | 'title'> }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const own = ownPay(pay, job);
  const amount = (min: number, max = min) => {
    const minor = (whole: number) => Number((whole * 10 ** minorUnitsOf(pay.currency)).toPrecision(3));
    return formatMonthlyPay(tag, {
      currency: pay.currency,
      min: minor(min),
      max: minor(max),
      isEstimate: true,
    });
  };
  const median = place(pay, pay.median);
  const bar = own && pay.high > pay.low ? payWithin(own, pay) : undefined;
  return (
    <Card as="section" sunken className="jhs-pay-comparison">
      <h2>{t('payBeside.title')}</h2>
      <svg
        className="jhs-pay-comparison__bar"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="jhs-pay-comparison__band" d="M0 3h100v4H0z" />
        {bar && (
          <path className="jhs-pay-comparison__own" d={`M${bar.from} 3h${bar.width}v4h-${bar.width}z`} />
        )}
        <path className="jhs-pay-comparison__middle" d={`M${median} 0v10`} />
      </svg>
      <p suppressHydrationWarning>
        {t('payBeside.most', {
          range: isolate(amount(pay.low, pay.high)),
          median: isolate(amount(pay.median)),
        })}
      </p>
      {own && <p className="jhs-pay-comparison__verdict">{t(`payBeside.${verdict(own, pay)}`)}</p>}
      <p className="jh-quiet jh-small">
        {t('payBeside.source', {
          count: pay.jobs,
          kind: isolate([pay.category.value, pay.xp_lvl?.value ?? t('payBeside.allLevels')].join(' · ')),
        })}
      </p>
      <p>
        <Link to={payPath({ title: titleHead(job.title), location: '' })}>{t('pay.explore')}</Link>
      </p>
    </Card>
  );
}

const place = ({ low, high }: Pay, value: number): number =>
  high > low ? Math.round(((value - low) / (high - low)) * 100) : 50;

/** The job's monthly pay, if comparable. */
function ownPay({ currency }: Pay, { salary }: Pick<JobCard, 'salary'>): MonthlyPay | undefined {
  const own = monthlyPay(salary);
  return own?.currency === currency ? own : undefined;
}

function verdict({ currency, min, max }: MonthlyPay, { median }: Pay): 'above' | 'around' | 'below' {
  const middle = ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2 / 10 ** minorUnitsOf(currency);
  if (middle > median * (1 + around)) return 'above';
  return middle < median * (1 - around) ? 'below' : 'around';
}
