import type { JobAlert } from '@jobharbor/shared/contracts/job-alert';
import { useErrorText, useLocale, useSend } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { createAlertCall } from './alert-calls.ts';

/** The address is not confirmed: where the mail went, and the mail once more. */
export function UnconfirmedNotice({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('myJobs');
  const { country } = useLocale();
  const errorText = useErrorText();
  const again = useSend(createAlertCall);
  // A call is of the page's country, and so would be the alert.
  const canSendAgain = alert.country_key === country.key && !again.isSuccess;
  return (
    <Notice
      tone="attention"
      actions={
        canSendAgain && (
          <Button
            size="small"
            loading={again.isPending}
            onClick={() => again.mutate({ body: { filters: alert.filters, frequency: alert.frequency } })}
          >
            {t('alerts.sendAgain')}
          </Button>
        )
      }
    >
      <p role="status">
        {t(again.isSuccess ? 'alerts.sentAgain' : 'alerts.confirmHint', { email: alert.email })}
      </p>
      {again.isError && <p role="alert">{errorText(again.error)}</p>}
    </Notice>
  );
}
