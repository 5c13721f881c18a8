import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';
import {
  callPrefix,
  useErrorText,
  useIsHydrated,
  useRemote,
  useSend,
  useSession,
} from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { listJobAlerts, updateJobAlert } from './alert-calls.ts';
import { CreateAlert } from './create-alert.tsx';
import { readEditedAlert, storeEditedAlert } from './edited-alert.ts';

/** Above a list of results: makes an alert of the search, or gives it to the alert whose filters are being changed. */
export function SearchAlert({ filters }: { filters: AlertFilters }) {
  const { status } = useSession();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const asked = new URLSearchParams(search).get('alert');
  const [edited, setEdited] = useState<number | null>(null);
  useEffect(() => {
    // The address loses it with the first change of a filter; this tab remembers.
    if (asked !== null) storeEditedAlert(Number(asked));
    setEdited(readEditedAlert());
  }, [asked]);
  const leave = () => {
    storeEditedAlert(null);
    setEdited(null);
  };
  return isHydrated && status === 'signed-in' && edited !== null ? (
    <EditedAlert id={edited} filters={filters} onLeave={leave} />
  ) : (
    <CreateAlert filters={filters} place="search" />
  );
}

function EditedAlert({ id, filters, onLeave }: { id: number; filters: AlertFilters; onLeave: () => void }) {
  const { t } = useTranslation('search');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const goBack = () => {
    onLeave();
    // The address behind Back would begin it again.
    const rest = new URLSearchParams(search);
    rest.delete('alert');
    void navigate(`${pathname}?${rest}`, { replace: true, state });
    void navigate('/my-jobs/alerts');
  };
  const update = useSend(updateJobAlert, {
    onSuccess() {
      notify({ tone: 'success', text: t('createAlert.changed') });
      void queryClient.invalidateQueries({ queryKey: callPrefix(listJobAlerts) });
      goBack();
    },
  });
  return (
    <Notice
      className="jhs-edited-alert"
      actions={
        <>
          <Button
            size="small"
            variant="primary"
            loading={update.isPending}
            loadingLabel={t('createAlert.sending')}
            onClick={() => update.mutate({ params: { id }, body: { filters } })}
          >
            {t('createAlert.save')}
          </Button>
          <Button size="small" onClick={goBack}>
            {t('createAlert.keep')}
          </Button>
        </>
      }
    >
      <p>{t('createAlert.editing')}</p>
      {update.isError && <p role="alert">{errorText(update.error)}</p>}
    </Notice>
  );
}
