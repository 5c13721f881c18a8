import type { InterestShow } from '@jobharbor/shared/contracts/applications/interest';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { interestsCall } from '../../common/list-calls.ts';
import { ListPages } from '../../common/list-pages.tsx';
import { RemovedRow } from '../../common/removed-row.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';
import { InterestCard } from './interest-card.tsx';
import { useSetDismissed } from './use-set-dismissed.ts';
import './list-interests.css';

const shows: readonly InterestShow[] = ['open', 'applied', 'closed'];

/** Jobs that recruiters suggested to the person because of an earlier application. */
export function InterestsPage() {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  const { page, sort, show, setSort, setShow, hrefFor } = useListAddress(shows);
  const query = { page, sort, ...(show && { show }) };
  const found = useCall(interestsCall, { query }, useListQueryOptions());
  const { withRemoved, remove, restore } = useRowRemovals(useSetDismissed());
  usePage({ title: t('interests.title'), robots: 'noindex' });

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('interests.failed')} error={found.error} retry={found} />;
  const { interests, counts, total, size } = found.data;
  const rows = withRemoved(interests);
  const all = counts.open + counts.applied + counts.closed;
  if (all === 0 && rows.length === 0)
    return (
      <EmptyState
        motif={<LighthouseMotif />}
        title={t('interests.empty.title')}
        actions={
          <ButtonLink variant="primary" render={<Link to="/jobs" />}>
            {t('saved.empty.action')}
          </ButtonLink>
        }
      >
        {t('interests.empty.text')}
      </EmptyState>
    );
  return (
    <>
      <ListBar
        count={t('interests.count', { count: total })}
        sort={sort}
        sortNames={{ 1: t('interests.sort.newest'), 2: t('saved.sort.newest') }}
        onSort={setSort}
        filter={showFilter(
          show,
          {
            open: t('interests.show.open'),
            applied: t('interests.show.applied'),
            closed: t('interests.show.closed'),
          },
          counts,
          setShow,
        )}
      />
      <ul className="jhm-list">
        {rows.map(({ row, removal }, index) => (
          <li key={row.id}>
            {removal?.isRemoved ? (
              <RemovedRow
                job={row.job}
                text={t('interests.removed')}
                error={removal.error}
                onUndo={() => void restore(removal)}
              />
            ) : (
              <InterestCard
                interest={row}
                error={removal?.error}
                wasRestored={removal !== undefined}
                onRemove={() => void remove(row, index)}
              />
            )}
          </li>
        ))}
      </ul>
      <ListPages page={page} total={total} size={size} hrefFor={hrefFor} />
    </>
  );
}
