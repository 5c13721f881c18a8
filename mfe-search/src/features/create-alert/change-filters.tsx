import type { AlertFilters } from '@jobharbor/shared/contracts/search/job-alert';
import { callPrefix, useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { listJobAlerts, updateJobAlert } from './alert-calls.ts';

export type ChangeFiltersProps = { id: number; filters: AlertFilters; onLeave: () => void };

/** Saves the page's filters to an alert, or cancels. */
export function ChangeFilters({ id, filters, onLeave }: ChangeFiltersProps) {
  const { t } = useTranslation('search');
  const { notify, queryClient } = useRemote();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const goBack = () => {
    onLeave();
    // Replace the history entry: going back to it would start again.
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
