import type { JobAlert } from '@jobharbor/shared/contracts/job-alert';
import { maxBounces } from '@jobharbor/shared/contracts/mail-limits';
import { ErrorNotice, useLocale, useRemote, useSend } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink, Card, Notice } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AlertFacts, useAlertName } from '../../common/alert-facts.tsx';
import { type AlertChange, AlertSettings } from '../../common/alert-settings.tsx';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';
import { updateAlertCall } from './alert-calls.ts';
import { AlertPreview } from './alert-preview.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

export type AlertCardProps = {
  alert: JobAlert;
  /** Error of the last failed deletion, if any. */
  error: unknown;
  /** True after Undo: the delete button then takes the focus, because the Undo button is gone. */
  wasRestored: boolean;
  onRemove: () => void;
};

export function AlertCard({ alert, error, wasRestored, onRemove }: AlertCardProps) {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  const { timeZone } = useRemote();
  const name = useAlertName()(alert);
  const isByText = alert.email === '';
  const titleId = useId();
  const previewId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [pending, setPending] = useState<AlertChange>();
  const invalidate = useInvalidateLists();
  const update = useSend(updateAlertCall, {
    // Sequential, so that the last choice wins.
    scope: { id: `job-alert-${alert.id}` },
    networkMode: 'always',
    onSettled: async () => {
      await invalidate('alerts');
      setPending(undefined);
    },
  });
  const change = (next: AlertChange) => {
    setPending(next);
    update.mutate({ params: { id: alert.id }, body: { ...next, time_zone: timeZone } });
  };
  const removeButton = useRestoredFocus(wasRestored);
  const editPath = `${alert.results_path}${alert.results_path.includes('?') ? '&' : '?'}alert=${alert.id}`;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className="jhm-job__line">
        <h2 className="jhm-job__title" id={titleId} dir="auto">
          {name}
        </h2>
        <StateBadge state={alert.state} />
      </div>
      <AlertFacts alert={alert} />
      {alert.state === 'unconfirmed' && <UnconfirmedNotice alert={alert} />}
      {alert.state === 'undeliverable' && (
        <Notice tone="danger">{t('alerts.bouncedHint', { email: alert.email, count: maxBounces })}</Notice>
      )}
      {isByText && !alert.is_texted && (
        <Notice
          tone="attention"
          actions={
            <ButtonLink size="small" render={<Link to="/account-settings" />}>
              {t('alerts.toSettings')}
            </ButtonLink>
          }
        >
          {t('alerts.noWay')}
        </Notice>
      )}
      <AlertSettings alert={alert} pending={pending} onChange={change} />
      <ErrorNotice error={update.error} />
      <div className="jhm-actions">
        <Button
          aria-expanded={isOpen}
          aria-controls={previewId}
          aria-describedby={titleId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isByText ? 'alerts.previewText' : 'alerts.preview')}
        </Button>
        <ButtonLink
          variant="quiet"
          aria-describedby={titleId}
          // An alert of another country is changed in that country's site.
          render={<a href={`/${language.slug}/${alert.country_key}${editPath}`} />}
        >
          {t('alerts.edit')}
        </ButtonLink>
        <Button
          ref={removeButton}
          variant="quiet"
          aria-label={t('alerts.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('alerts.remove')}
        </Button>
      </div>
      <div id={previewId} hidden={!isOpen}>
        {isOpen && <AlertPreview alertId={alert.id} isByText={isByText} />}
      </div>
      <ErrorNotice error={error} />
    </Card>
  );
}

function StateBadge({ state }: { state: JobAlert['state'] }) {
  const { t } = useTranslation('myJobs');
  switch (state) {
    case 'active':
      return null;
    case 'paused':
      return <Badge tone="closed">{t('alerts.state.paused')}</Badge>;
    case 'unconfirmed':
      return <Badge tone="attention">{t('alerts.state.unconfirmed')}</Badge>;
    case 'undeliverable':
      return <Badge tone="danger">{t('alerts.state.undeliverable')}</Badge>;
  }
}
