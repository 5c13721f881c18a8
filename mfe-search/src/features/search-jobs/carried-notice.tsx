import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { Carried } from './carry-filters.ts';

/** Notice after a change of the country: which filters were dropped, and the converted pay range. */
export function CarriedNotice({ carried }: { carried: Carried }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { dropped, salary } = carried;
  if (dropped.length === 0 && salary === null) return null;
  return (
    <Notice role="status" tone="info" title={t('carried.title')}>
      {dropped.length > 0 && <p dir="auto">{t('carried.dropped', { names: formatList(tag, dropped) })}</p>}
      {salary && <p suppressHydrationWarning>{t('carried.salary', salary)}</p>}
    </Notice>
  );
}
