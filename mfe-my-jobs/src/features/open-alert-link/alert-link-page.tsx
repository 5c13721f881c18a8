import { openJobAlert } from '@jobharbor/shared/calls/job/open-job-alert';
import { updateJobAlertByLink } from '@jobharbor/shared/calls/job/update-job-alert-by-link';
import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { ErrorNotice, useCall, usePage, useSend } from '@jobharbor/shared/remote';
import { Button, ButtonLink, Card, Skeleton } from '@jobharbor/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { AlertFacts, useAlertName } from '../../common/alert-facts.tsx';
import { type AlertChange, AlertSettings } from '../../common/alert-settings.tsx';
import { LinkFailure } from '../../common/link-failure.tsx';
import '../../common/alerts.css';
import '../../common/my-jobs.css';

type LinkChange = AlertChange | { is_confirmed: true } | { is_deleted: boolean };

/** Target of the links in alert mails: confirm, change, pause or delete it without signing in. */
export function AlertLinkPage() {
  const { t } = useTranslation('myJobs');
  // In the fragment, which is not sent to servers and so not logged.
  const token = useLocation().hash.slice(1);
  const opened = useCall(openJobAlert, { body: { token } }, { retry: false, enabled: token !== '' });
  const [pending, setPending] = useState<LinkChange>();
  const update = useSend(updateJobAlertByLink, {
    networkMode: 'always',
    onSettled: () => setPending(undefined),
  });
  usePage({ title: t('alerts.link.title'), robots: 'noindex' });

  const found = update.data ?? opened.data;
  if (token === '' || opened.isError)
    return (
      <LinkFailure
        error={token === '' ? null : opened.error}
        onRetry={() => void opened.refetch()}
        action={<ButtonLink render={<Link to="/my-jobs/alerts" />}>{t('alerts.link.signIn')}</ButtonLink>}
      />
    );
  const change = (next: LinkChange) => {
    setPending(next);
    update.mutate({ body: { token, ...next } });
  };
  return (
    <div className="jh-page jhm-page">
      <h1>{t('alerts.link.title')}</h1>
      {found ? (
        <LinkedAlert
          alert={found.job_alert}
          isDeleted={found.is_deleted}
          isChanged={update.isSuccess}
          pending={pending}
          onChange={change}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      <ErrorNotice error={update.error} />
    </div>
  );
}

type LinkedAlertProps = {
  alert: JobAlert;
  isDeleted: boolean;
  /** After a change on this page, the alert's new state is announced. */
  isChanged: boolean;
  pending: LinkChange | undefined;
  onChange: (change: LinkChange) => void;
};

function LinkedAlert({ alert, isDeleted, isChanged, pending, onChange }: LinkedAlertProps) {
  const { t } = useTranslation('myJobs');
  const name = useAlertName()(alert);
  const titleId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const isUnconfirmed = alert.state === 'unconfirmed';
  const state = isDeleted ? 'unsubscribed' : isUnconfirmed ? 'confirmText' : 'goesTo';
  // The pressed button was removed: restore the focus.
  useEffect(() => {
    if (isChanged && state !== 'confirmText') status.current?.focus();
  }, [isChanged, state]);
  const isPending = (field: string) => pending !== undefined && field in pending;
  return (
    <Card as="article" className="jhm-alert-link" aria-labelledby={titleId}>
      <h2 className="jhm-job__title" id={titleId} dir="auto">
        {name}
      </h2>
      <p ref={status} tabIndex={-1} role="status">
        {t(`alerts.link.${state}`, { email: alert.email, name })}
      </p>
      {!isDeleted && !isUnconfirmed && (
        <>
          <AlertFacts alert={alert} />
          <AlertSettings alert={alert} pending={settingOf(pending)} onChange={onChange} />
        </>
      )}
      <div className="jhm-actions">
        {isDeleted && (
          <Button loading={isPending('is_deleted')} onClick={() => onChange({ is_deleted: false })}>
            {t('alerts.link.again')}
          </Button>
        )}
        {!isDeleted && isUnconfirmed && (
          <Button
            variant="primary"
            loading={isPending('is_confirmed')}
            onClick={() => onChange({ is_confirmed: true })}
          >
            {t('alerts.link.confirm')}
          </Button>
        )}
        {!isDeleted && (
          <Button loading={isPending('is_deleted')} onClick={() => onChange({ is_deleted: true })}>
            {t('alerts.link.unsubscribe')}
          </Button>
        )}
      </div>
    </Card>
  );
}

const settingOf = (change: LinkChange | undefined): AlertChange | undefined =>
  change && ('frequency' in change || 'is_paused' in change) ? change : undefined;
