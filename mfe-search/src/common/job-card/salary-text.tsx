import type { Salary } from '@jobharbor/shared/contracts/jobs/job';
import { describePay } from '@jobharbor/shared/domain/jobs';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { isPeriodFirst } from './monthly-pay.ts';

/** Pay as advertised with its period, or a text that says why there is no amount. */
export function SalaryText({ salary }: { salary: Salary | null }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const pay = describePay(tag, salary);
  switch (pay.kind) {
    case 'negotiable':
    case 'unpaid':
    case 'not-stated':
      return t(`salary.${pay.kind}`);
    case 'amount':
    case 'per-period': {
      const period = pay.kind === 'per-period' && (
        <span className="jhs-period">{t(`salary.per.${pay.period}`)}</span>
      );
      const isFirst = isPeriodFirst(tag);
      return (
        <>
          {isFirst && period}
          {isFirst && ' '}
          <bdi className="jh-number" suppressHydrationWarning>
            {pay.amount}
          </bdi>{' '}
          {!isFirst && period}
        </>
      );
    }
  }
}
