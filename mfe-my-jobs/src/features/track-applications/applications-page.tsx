import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { CardError, usePage } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListPages } from '../../common/list-pages.tsx';
import { RemovedRow } from '../../common/removed-row.tsx';
import { listQueryOf, useListAddress } from '../../common/use-list-address.ts';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { useScrollToHash } from '../../common/use-scroll-to-hash.ts';
import { useSeeNews } from '../../common/use-see-news.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationsBar, shows } from './applications-bar.tsx';
import { ExternalCard } from './external-card.tsx';
import { NoApplications } from './no-applications.tsx';
import { useApplications } from './use-applications.ts';
import { useSetRemoved } from './use-set-removed.ts';
import './track-applications.css';

/** All applications of the user, withdrawn ones included. */
export function ApplicationsPage() {
  const { t } = useTranslation('myJobs');
  const address = useListAddress(shows);
  const applied = useApplications(listQueryOf(address));
  const removals = useRowRemovals(useSetRemoved());
  usePage({ title: t('applied.title'), robots: 'noindex' });
  useScrollToHash(applied.isSuccess);
  useSeeNews(applied.data?.applications.map(({ id }) => id) ?? []);

  if (applied.status === 'pending') return <CardListSkeleton />;
  if (applied.status === 'error')
    return <CardError title={t('applied.failed.title')} error={applied.error} retry={applied} />;
  const { applications, total, size, page, counts } = applied.data;
  const rows = removals.withRemoved(applications).filter(({ row, removal }) => {
    // Tracking an external application again creates a new id.
    const isAgain = ({ id, job }: Application) => job.id === row.job.id && id !== row.id;
    return removal === undefined || removal.isRemoved || !applications.some(isAgain);
  });
  if (total === 0 && rows.length === 0 && address.show === undefined) return <NoApplications />;
  const active = new Set(applications.flatMap(({ label, job }) => (label === 'withdrawn' ? [] : [job.id])));
  return (
    <>
      <ApplicationsBar total={total} counts={counts} address={address} />
      <ul className="jhm-list">
        {rows.map(({ row, removal }, index) => (
          <li key={row.id}>
            {removal?.isRemoved ? (
              <RemovedRow
                job={row.job}
                text={t('elsewhere.removed')}
                error={removal.error}
                onUndo={() => void removals.restore(removal)}
              />
            ) : row.external_host ? (
              <ExternalCard
                application={row}
                error={removal?.error}
                wasRestored={removal !== undefined}
                onRemove={() => void removals.remove(row, index)}
              />
            ) : (
              <ApplicationCard
                application={row}
                canApplyAgain={row.label === 'withdrawn' && !active.has(row.job.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <ListPages page={page} total={total} size={size} hrefFor={address.hrefFor} />
    </>
  );
}
