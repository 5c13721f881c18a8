import type { Salary } from '@jobharbor/shared/contracts/job';
import { formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Pay as advertised, with its period; empty where the advertisement says nothing. */
export function usePayText(salary: Salary | null): string {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  if (!salary) return '';
  const amount = formatMoneyRange(language.value, salary);
  const { period } = salary;
  if (!amount) return period === 'negotiable' || period === 'unpaid' ? t(`job.pay.${period}`) : '';
  return period === 'negotiable' || period === 'unpaid' ? amount : t(`job.pay.${period}`, { amount });
}
