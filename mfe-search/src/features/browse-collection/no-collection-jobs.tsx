import {
  type AcrossAddress,
  acrossPath,
  acrossPaths,
} from '@jobharbor/shared/contracts/search/across-address';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import { ButtonLink, EmptyState, LazyMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isNarrowed } from './collection-address.ts';
import { lastPageOf } from './collection-query.ts';

export interface NoCollectionJobsProps {
  collection: AcrossList;
  address: AcrossAddress;
  found: { total: number; all_total: number };
}

/** A page without jobs: after the last one, too narrow, or of a list that has none for the person. */
export function NoCollectionJobs({ collection, address, found }: NoCollectionJobsProps) {
  const { t } = useTranslation('search');
  if (found.total > 0)
    return (
      <Nothing
        title={t('results.pastEnd')}
        hint={t('results.pastEndHint', { page: lastPageOf(found) })}
        to={acrossPath(collection, { ...address, page: lastPageOf(found) })}
        action={t('results.lastPage')}
      />
    );
  if (isNarrowed(address))
    return (
      <Nothing
        title={t('results.none')}
        hint={t('results.noneHint')}
        to={acrossPaths[collection]}
        action={t('filter.clearAll')}
      />
    );
  if (!address.all && found.all_total > 0)
    return (
      <Nothing
        title={t(`collection.${collection}.none`)}
        hint={t('collection.noneHint')}
        to={acrossPath(collection, { ...address, all: true, page: 1 })}
        action={t('home.all', { count: found.all_total })}
      />
    );
  return (
    <Nothing
      title={t(`collection.${collection}.none`)}
      hint={t('collection.noneHint')}
      to="/jobs"
      action={t('results.startOver')}
    />
  );
}

function Nothing({ title, hint, to, action }: Record<'title' | 'hint' | 'to' | 'action', string>) {
  return (
    <EmptyState
      motif={<LazyMotif name="chart" />}
      title={title}
      actions={
        <ButtonLink variant="primary" render={<Link to={to} />}>
          <span suppressHydrationWarning>{action}</span>
        </ButtonLink>
      }
    >
      <p suppressHydrationWarning>{hint}</p>
    </EmptyState>
  );
}
