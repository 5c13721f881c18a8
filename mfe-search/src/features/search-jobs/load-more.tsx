import { ButtonLink } from '@jobharbor/shared/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { resultsPageSize } from './results-queries.ts';

/** Link to the next page. With script its jobs are appended to the list instead. */
export function MoreLink({ to, isLoading, onMore }: { to: string; isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation('search');
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <ButtonLink wide render={<Link to={to} rel="next" onClick={load} />}>
      {isLoading ? t('results.loading') : t('results.more', { size: resultsPageSize })}
    </ButtonLink>
  );
}
