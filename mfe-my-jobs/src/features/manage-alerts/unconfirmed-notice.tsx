import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { useErrorText, useSend } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { confirmAgainCall } from './alert-calls.ts';

/** Notice of an unconfirmed address, with a button to resend the mail. */
export function UnconfirmedNotice({ alert }: { alert: JobAlert }) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const again = useSend(confirmAgainCall);
  return (
    <Notice
      tone="attention"
      actions={
        !again.isSuccess && (
          <Button
            size="small"
            loading={again.isPending}
            onClick={() => again.mutate({ params: { id: alert.id } })}
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
