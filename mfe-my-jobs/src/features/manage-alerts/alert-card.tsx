import { maxBounces } from '@jobharbor/shared/contracts/primitives/mail-limits';
import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import type { SearchChanges } from '@jobharbor/shared/contracts/search/search-history';
import { changedKeys } from '@jobharbor/shared/domain/search-changes';
import { ErrorNotice, useLocale } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink, Notice } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AlertFacts, useAlertName } from '../../common/alert-facts.tsx';
import { AlertSettings } from '../../common/alert-settings.tsx';
import { ListCard } from '../../common/list-card.tsx';
import { useChangesText } from '../../common/use-changes-text.ts';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';
import { AlertPreview } from './alert-preview.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { useChangeAlert } from './use-change-alert.ts';

export type AlertCardProps = {
  alert: JobAlert;
  /** Error of the last failed deletion, if any. */
  error: unknown;
  /** True after Undo: the delete button then takes the focus, because the Undo button is gone. */
  wasRestored: boolean;
  onRemove: () => void;
  /** What has changed since the person looked at the search; undefined where the history does not have it. */
  changes: SearchChanges | undefined;
};

/** One job alert: its search, how it arrives, its preview, and the links to edit or delete it. */
export function AlertCard({ alert, error, wasRestored, onRemove, changes }: AlertCardProps) {
  const { t } = useTranslation('myJobs');
  const { language } = useLocale();
  const name = useAlertName()(alert);
  const titleId = useId();
  const previewId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { pending, change, error: changeError } = useChangeAlert(alert);
  const removeButton = useRestoredFocus(wasRestored);
  const isByText = alert.email === '';
  const editPath = `${alert.results_path}${alert.results_path.includes('?') ? '&' : '?'}alert=${alert.id}`;
  return (
    <ListCard
      titleId={titleId}
      subject={{ name }}
      badge={<StateBadge state={alert.state} />}
      actions={
        <>
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
        </>
      }
      error={error}
      opened={
        <div id={previewId} hidden={!isOpen}>
          {isOpen && <AlertPreview alertId={alert.id} isByText={isByText} />}
        </div>
      }
    >
      <AlertFacts alert={alert} {...(changes?.since != null && { changes: <ChangesLink {...changes} /> })} />
      <DeliveryNotice alert={alert} />
      <AlertSettings alert={alert} pending={pending} onChange={change} />
      <ErrorNotice error={changeError} />
    </ListCard>
  );
}

/** What has changed, with the way to the list of it where there is anything. */
function ChangesLink(changes: SearchChanges) {
  const text = useChangesText()(changes);
  const isNothing = changedKeys(changes.counts).length === 0;
  return isNothing ? text : <Link to={`/my-jobs/searches/${changes.id}`}>{text}</Link>;
}

/** Why an alert does not arrive, and what to do. */
function DeliveryNotice({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('myJobs');
  return (
    <>
      {alert.state === 'unconfirmed' && <UnconfirmedNotice alert={alert} />}
      {alert.state === 'undeliverable' && (
        <Notice tone="danger">{t('alerts.bouncedHint', { email: alert.email, count: maxBounces })}</Notice>
      )}
      {alert.email === '' && !alert.is_texted && (
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
    </>
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
