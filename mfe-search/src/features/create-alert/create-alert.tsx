import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';
import { callPrefix, useErrorText, useRemote, useSend, useSession } from '@jobharbor/shared/remote';
import { Button, ButtonLink, IconButton } from '@jobharbor/shared/ui';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { splitPage } from '../../common/split-page.tsx';
import { createJobAlert, listJobAlerts } from './alert-calls.ts';

const dialog = splitPage(async () => (await import('./email-alert-dialog.tsx')).EmailAlertDialog);

export type CreateAlertProps = {
  filters: AlertFilters;
  /** `search` stands above a list and says what it does; `job` is one of a job's round buttons. */
  place: 'search' | 'job';
};

/** Makes a job alert of a search: in one tap for who is signed in, with an email alone for anybody else. */
export function CreateAlert({ filters, place }: CreateAlertProps) {
  const { t } = useTranslation('search');
  const { notify, timeZone, queryClient } = useRemote();
  const { status } = useSession();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<string>();
  const search = JSON.stringify(filters);
  const create = useSend(createJobAlert, {
    onSuccess({ job_alert }) {
      setMade(search);
      const text =
        job_alert?.state === 'unconfirmed'
          ? t('createAlert.sent', { email: job_alert.email })
          : t('createAlert.done');
      notify({ tone: 'success', text });
      void queryClient.invalidateQueries({ queryKey: callPrefix(listJobAlerts) });
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });
  const start = () => {
    if (status !== 'signed-in') return setIsAsking(true);
    if (!create.isPending) create.mutate({ body: { filters, time_zone: timeZone } });
  };
  const isMade = made === search && status === 'signed-in';
  const label = t(place === 'job' ? 'createAlert.like' : 'createAlert.create');
  return (
    <>
      {isMade ? (
        <ButtonLink
          size="small"
          variant="quiet"
          iconStart={<BellRing aria-hidden="true" />}
          render={<Link to="/my-jobs/alerts" />}
        >
          {t('createAlert.manage')}
        </ButtonLink>
      ) : place === 'job' ? (
        <IconButton outlined label={label} title={label} icon={<Bell />} onClick={start} />
      ) : (
        <Button
          size="small"
          iconStart={<Bell aria-hidden="true" />}
          loading={create.isPending}
          loadingLabel={t('createAlert.sending')}
          onClick={start}
        >
          {label}
        </Button>
      )}
      {isAsking && <dialog.Page filters={filters} onClose={() => setIsAsking(false)} />}
    </>
  );
}
