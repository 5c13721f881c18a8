import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { LighthouseMotif } from '@jobharbor/shared/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlertName } from '../../common/alert-facts.tsx';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { alertsCall } from '../../common/list-calls.ts';
import { UndoRow } from '../../common/removed-row.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { alertChangesCall } from './alert-calls.ts';
import { AlertCard } from './alert-card.tsx';
import { AlertsBar } from './alerts-bar.tsx';
import { alertCategoryOf, alertShows, sortAlerts } from './sort-alerts.ts';
import { useSetDeleted } from './use-set-deleted.ts';
import './manage-alerts.css';

/** The job alerts with filters, frequency and new jobs; each can be paused, changed and deleted. */
export function AlertsPage() {
  const { t } = useTranslation('myJobs');
  const nameOf = useAlertName();
  const alerts = useCall(alertsCall, {}, useListQueryOptions());
  const changes = useCall(alertChangesCall, {}, { enabled: alerts.isSuccess, retry: false });
  const changesOf = (id: number) => changes.data?.alerts.find(({ alert_id }) => alert_id === id)?.changes;
  const address = useListAddress(alertShows);
  const { sort, show } = address;
  const listed = useListed(show);
  const { withRemoved, remove, restore } = useRowRemovals(useSetDeleted());
  usePage({ title: t('alerts.title'), robots: 'noindex' });

  if (alerts.status === 'pending') return <CardListSkeleton />;
  if (alerts.status === 'error')
    return <CardError title={t('alerts.failed')} error={alerts.error} retry={alerts} />;
  const all = alerts.data.job_alerts;
  const matching = listed(
    sortAlerts(all, sort),
    (alert) => show === undefined || alertCategoryOf(alert) === show,
  );
  const shown = withRemoved(matching);
  if (all.length === 0 && shown.length === 0)
    return (
      <EmptyList
        motif={<LighthouseMotif />}
        title={t('alerts.empty.title')}
        action={t('alerts.empty.action')}
      >
        {t('alerts.empty.text')}
      </EmptyList>
    );
  const count = shown.filter(({ removal }) => !removal?.isRemoved).length;
  return (
    <>
      <AlertsBar alerts={all} shown={count} isEmpty={shown.length === 0} address={address} />
      <ul className="jhm-list">
        {shown.map(({ row: alert, removal }, index) => (
          <li key={alert.id}>
            {removal?.isRemoved ? (
              <UndoRow
                name={<strong dir="auto">{nameOf(alert)}</strong>}
                text={t('alerts.removed')}
                undoLabel={t('alerts.undoNamed', { name: nameOf(alert) })}
                error={removal.error}
                onUndo={() => void restore(removal)}
              />
            ) : (
              <AlertCard
                alert={alert}
                changes={changesOf(alert.id)}
                error={removal?.error}
                wasRestored={removal !== undefined}
                onRemove={() => void remove(alert, index)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Keeps the alerts that matched the filter when it was selected: pausing one must not remove its card and the focus. */
function useListed(show: string | undefined) {
  const kept = useRef({ show, ids: new Set<number>() });
  if (kept.current.show !== show) kept.current = { show, ids: new Set() };
  return (alerts: readonly JobAlert[], isMatch: (alert: JobAlert) => boolean): JobAlert[] => {
    const { ids } = kept.current;
    for (const alert of alerts) if (isMatch(alert)) ids.add(alert.id);
    return alerts.filter(({ id }) => ids.has(id));
  };
}
