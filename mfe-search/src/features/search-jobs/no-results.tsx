import type { JobPage } from '@jobharbor/shared/contracts/search';
import { ButtonLink, EmptyState, LateMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type JobFilters, withoutFilters, writeAddress } from './address.ts';
import { droppedField, withoutField } from './job-query.ts';

/** Shown for an empty result: suggests which filter to remove, and how many jobs that finds. */
export function NoResults({ filters, rescue }: { filters: JobFilters; rescue: JobPage['rescue'] }) {
  const { t } = useTranslation('search');
  const field = rescue ? droppedField(rescue.drop) : undefined;
  const all = (
    <ButtonLink
      render={<Link to={`/jobs${writeAddress({ filters: { ...withoutFilters(filters), q: '' } })}`} />}
    >
      {t('results.startOver')}
    </ButtonLink>
  );
  if (!rescue || !field) {
    return (
      <EmptyState motif={<LateMotif name="chart" />} title={t('results.none')} actions={all}>
        <p>{t('results.noneHint')}</p>
      </EmptyState>
    );
  }
  const name = field === 'q' ? t('filter.text', { query: filters.q }) : t(`filter.${field}`);
  return (
    <EmptyState
      motif={<LateMotif name="chart" />}
      title={t('results.none')}
      actions={
        <>
          <ButtonLink
            variant="primary"
            render={<Link to={`/jobs${writeAddress({ filters: withoutField(filters, field) })}`} />}
          >
            {t('results.drop', { name })}
          </ButtonLink>
          {all}
        </>
      }
    >
      <p suppressHydrationWarning>{t('results.rescue', { name, count: rescue.total })}</p>
    </EmptyState>
  );
}
