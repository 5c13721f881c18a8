import type { Salary } from '@jobharbor/shared/contracts/jobs/job';
import { describePay } from '@jobharbor/shared/domain/jobs';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** The advertised pay with its period; empty if the job states none. */
export function usePayText(salary: Salary | null): string {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const pay = describePay(tag, salary);
  switch (pay.kind) {
    case 'per-period':
      return t(`job.pay.${pay.period}`, { amount: pay.amount });
    case 'amount':
      return pay.amount;
    case 'negotiable':
    case 'unpaid':
      return t(`job.pay.${pay.kind}`);
    case 'not-stated':
      return '';
  }
}
