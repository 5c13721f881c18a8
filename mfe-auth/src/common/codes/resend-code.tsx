import { useLocale } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../format-duration.ts';
import { stepFailure } from '../steps/step-failure.ts';
import { StepFailureNotice } from '../steps/step-failure-notice.tsx';
import { useCountdown } from './use-countdown.ts';

export interface ResendCodeProps {
  /** Seconds until another code may be requested, from when the form appears. */
  resendAfter: number;
  requestCode: () => Promise<{ resend_after: number }>;
}

/** Says that a code was sent, in `sentText` where the form shows no address, and enables "Resend" after a countdown. */
export function ResendCode({
  resendAfter,
  requestCode,
  onResent,
  isSms = false,
  sentText,
}: ResendCodeProps & { onResent: () => void; isSms?: boolean; sentText?: string }) {
  const { t } = useTranslation('auth');
  const [wait, setWait] = useState({ seconds: resendAfter, count: 0 });
  const resend = useMutation({
    mutationFn: requestCode,
    onSuccess({ resend_after }) {
      setWait(({ count }) => ({ seconds: resend_after, count: count + 1 }));
      onResent();
    },
  });
  const failure = resend.isError ? stepFailure(resend.error, 'email') : null;
  return (
    <div className="jh-stack jh-gap-2">
      <p role="status">
        {wait.count === 0
          ? (sentText ?? t(isSms ? 'phone.code.sent' : 'code.sent'))
          : t(isSms ? 'phone.code.resent' : 'code.resent')}
      </p>
      <StepFailureNotice failure={failure} onRetryAllowed={() => resend.reset()} />
      {wait.seconds > 0 ? (
        <Countdown
          key={wait.count}
          seconds={wait.seconds}
          onEnd={() => setWait((current) => ({ ...current, seconds: 0 }))}
        />
      ) : (
        failure?.status !== 'throttled' && (
          <div>
            <Button
              size="small"
              loading={resend.isPending}
              loadingLabel={t('sending')}
              onClick={() => resend.mutate()}
            >
              {t('code.resend')}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const secondsLeft = useCountdown(seconds, onEnd);
  return (
    <p className="jh-quiet jh-small" role="timer" aria-live="off">
      {t('code.resendIn', { time: formatDuration(tag, secondsLeft) })}
    </p>
  );
}
