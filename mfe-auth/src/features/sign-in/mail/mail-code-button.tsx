import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storableReturnPath } from '../../../common/return-path.ts';
import { requestOnce, stepFailure } from '../../../common/steps/step-failure.ts';
import { StepFailureNotice } from '../../../common/steps/step-failure-notice.tsx';

export interface MailCodeButtonProps {
  getEmail: () => string;
  /** Whole path of the page that the link of the mail opens. */
  returnTo: string;
  /** Called with the seconds until another mail may be asked for. */
  onSent: (resendAfter: number) => void;
}

/** Requests a sign-in mail instead of a password. */
export function MailCodeButton({ getEmail, returnTo, onSent }: MailCodeButtonProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const request = useMutation({
    mutationFn: () =>
      requestOnce(() =>
        sendCall(http, sendSignInCode, {
          body: { email: getEmail(), redirect: storableReturnPath(returnTo) },
        }),
      ),
    onSuccess: ({ resend_after }) => onSent(resend_after),
  });
  const failure = request.isError ? stepFailure(request.error, '') : null;
  return (
    <div className="jh-stack jh-gap-2">
      <StepFailureNotice failure={failure} onRetryAllowed={() => request.reset()} />
      <Button
        wide
        loading={request.isPending}
        loadingLabel={t('sending')}
        aria-disabled={failure?.status === 'throttled'}
        onClick={() => failure?.status !== 'throttled' && request.mutate()}
      >
        {t('byMail.action')}
      </Button>
    </div>
  );
}
