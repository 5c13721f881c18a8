import type { Salary } from '@jobharbor/shared/contracts/job';
import { formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Pay as advertised, with its period; words where the advertisement names no amount. */
export function SalaryText({ salary }: { salary: Salary | null }) {
  const { t } = useTranslation('search');
  const { language } = useLocale();
  const amount = salary && formatMoneyRange(language.value, salary);
  if (!salary || !amount)
    return t(
      salary?.period === 'unpaid' || salary?.period === 'negotiable'
        ? `salary.${salary.period}`
        : 'salary.notStated',
    );
  return (
    <>
      <bdi className="jh-number" suppressHydrationWarning>
        {amount}
      </bdi>{' '}
      {salary.period !== 'negotiable' && salary.period !== 'unpaid' && (
        <span className="jhs-period">{t(`salary.per.${salary.period}`)}</span>
      )}
    </>
  );
}
