import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';
import {
  callPrefix,
  useErrorText,
  useIsHydrated,
  useRemote,
  useSend,
  useSession,
} from '@jobharbor/shared/remote';
import { Button, IconButton } from '@jobharbor/shared/ui';
import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitPage } from '../../common/split-page.tsx';
import { createJobAlert, listJobAlerts } from './alert-calls.ts';

const OwnAlert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "alerts" */ './own-alert.tsx')).OwnAlert,
}));
const dialog = splitPage(
  async () => (await import(/* webpackChunkName: "alerts" */ './email-alert-dialog.tsx')).EmailAlertDialog,
);

export type CreateAlertProps = {
  filters: AlertFilters;
  /** `search` above a list, with a text; `job` as one of a job's icon buttons. */
  place: 'search' | 'job';
};

/**
 * Creates a job alert of a search: one tap for a signed-in person, an email only for a guest. Links to the alerts if one
 * of this search exists.
 */
export function CreateAlert({ filters, place }: CreateAlertProps) {
  const { t } = useTranslation('search');
  const { notify, timeZone, queryClient } = useRemote();
  const { status } = useSession();
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const isHydrated = useIsHydrated();
  const create = useSend(createJobAlert, {
    onSuccess({ job_alert }) {
      const text =
        job_alert?.state === 'unconfirmed'
          ? t('createAlert.sent', { email: job_alert.email })
          : t('createAlert.done');
      notify({ tone: 'success', text });
      // The button stays busy until the refetched list, which replaces it, has the alert.
      return queryClient.invalidateQueries({ queryKey: callPrefix(listJobAlerts) });
    },
    onError: (error) => notify({ tone: 'danger', text: errorText(error) }),
  });
  const start = () => {
    if (status !== 'signed-in') return setIsAsking(true);
    if (!create.isPending) create.mutate({ body: { filters, time_zone: timeZone } });
  };
  const label = t(place === 'job' ? 'createAlert.like' : 'createAlert.create');
  const button =
    place === 'job' ? (
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
    );
  return (
    <>
      {isHydrated && status === 'signed-in' ? (
        <Suspense fallback={button}>
          <OwnAlert filters={filters}>{button}</OwnAlert>
        </Suspense>
      ) : (
        button
      )}
      {isAsking && <dialog.Page filters={filters} onClose={() => setIsAsking(false)} />}
    </>
  );
}
