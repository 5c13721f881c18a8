import { ButtonLink, EmptyState, LazyMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ResultsSearch, writeAddress } from '../address.ts';

/** Shown for a page after the last one, e.g. of an old URL. */
export function PageOutOfRange({ filters, lastPage }: { filters: ResultsSearch; lastPage: number }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      motif={<LazyMotif name="chart" />}
      title={t('results.pastEnd')}
      actions={
        <ButtonLink
          variant="primary"
          render={<Link to={`/jobs${writeAddress({ filters, page: lastPage })}`} />}
        >
          {t('results.lastPage')}
        </ButtonLink>
      }
    >
      <p suppressHydrationWarning>{t('results.pastEndHint', { page: lastPage })}</p>
    </EmptyState>
  );
}
