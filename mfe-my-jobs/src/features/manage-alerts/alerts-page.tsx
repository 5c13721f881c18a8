import { useCall, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAlertName } from '../../common/alert-facts.tsx';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { alertsCall } from '../../common/list-calls.ts';
import { ListFailure } from '../../common/list-failure.tsx';
import { UndoRow } from '../../common/removed-row.tsx';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { AlertCard } from './alert-card.tsx';
import { useAlertRemovals, withAlertRemovals } from './use-alert-removals.ts';
import './manage-alerts.css';

/** The job alerts: what each looks for, how often it writes, what is new; each can be paused, changed and deleted. */
export function AlertsPage() {
  const { t } = useTranslation('myJobs');
  const nameOf = useAlertName();
  const alerts = useCall(alertsCall, {}, useListQueryOptions());
  const { removals, remove, restore } = useAlertRemovals();
  usePage({ title: t('alerts.title'), robots: 'noindex' });

  if (alerts.status === 'pending') return <CardListSkeleton />;
  if (alerts.status === 'error')
    return (
      <ListFailure title={t('alerts.failed')} error={alerts.error} onRetry={() => void alerts.refetch()} />
    );
  const shown = withAlertRemovals(alerts.data.job_alerts, removals);
  if (shown.length === 0)
    return (
      <EmptyState
        motif={<LighthouseMotif />}
        title={t('alerts.empty.title')}
        actions={
          <ButtonLink variant="primary" render={<Link to="/jobs" />}>
            {t('alerts.empty.action')}
          </ButtonLink>
        }
      >
        {t('alerts.empty.text')}
      </EmptyState>
    );
  const count = shown.filter(({ removal }) => !removal?.isRemoved).length;
  return (
    <>
      <p className="jhm-bar__count" role="status">
        {t('alerts.count', { count })}
      </p>
      <ul className="jhm-list">
        {shown.map(({ alert, removal }, index) => (
          <li key={alert.id}>
            {removal?.isRemoved ? (
              <UndoRow
                name={<strong dir="auto">{nameOf(removal.alert)}</strong>}
                text={t('alerts.removed')}
                undoLabel={t('alerts.undoNamed', { name: nameOf(removal.alert) })}
                error={removal.error}
                onUndo={() => void restore(removal)}
              />
            ) : (
              <AlertCard
                alert={alert}
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
