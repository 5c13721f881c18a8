import type { Salary } from '@jobharbor/shared/contracts/job';
import { formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** The advertised pay with its period; empty if the job states none. */
export function usePayText(salary: Salary | null): string {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  if (!salary) return '';
  const amount = formatMoneyRange(language.value, salary);
  const { period } = salary;
  if (!amount) return period === 'negotiable' || period === 'unpaid' ? t(`job.pay.${period}`) : '';
  return period === 'negotiable' || period === 'unpaid' ? amount : t(`job.pay.${period}`, { amount });
}
