import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { interestsCall } from '../../common/list-calls.ts';
import { ListPages } from '../../common/list-pages.tsx';
import { RemovedRow } from '../../common/removed-row.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { InterestCard } from './interest-card.tsx';
import { InterestsBar, shows } from './interests-bar.tsx';
import { useSetDismissed } from './use-set-dismissed.ts';
import './list-interests.css';

/** Jobs that recruiters suggested to the person because of an earlier application. */
export function InterestsPage() {
  const { t } = useTranslation('myJobs');
  const address = useListAddress(shows);
  const { page, sort, show, hrefFor } = address;
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
      <EmptyList
        motif={<LighthouseMotif />}
        title={t('interests.empty.title')}
        action={t('saved.empty.action')}
      >
        {t('interests.empty.text')}
      </EmptyList>
    );
  return (
    <>
      <InterestsBar total={total} counts={counts} address={address} />
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
