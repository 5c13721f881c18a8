import { formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { Conversion } from './convert-filters.ts';

/** Notice after a change of the country: which filters were dropped, and the converted pay range. */
export function ConvertedFiltersNotice({ conversion }: { conversion: Conversion }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { dropped, salary } = conversion;
  if (dropped.length === 0 && salary === null) return null;
  return (
    <Notice role="status" tone="info" title={t('conversion.title')}>
      {dropped.length > 0 && <p dir="auto">{t('conversion.dropped', { names: formatList(tag, dropped) })}</p>}
      {salary && <p suppressHydrationWarning>{t('conversion.salary', salary)}</p>}
    </Notice>
  );
}
