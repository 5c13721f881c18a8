import { useErrorText, useLocale } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { formatDuration } from './format-duration.ts';
import type { SubmitFailure } from './submit-failure.ts';
import { useCountdown } from './use-countdown.ts';

export interface FailureNoticeProps {
  failure: SubmitFailure | null;
  /** Called when the waiting time after too many attempts is over. */
  onRetryAllowed: () => void;
}

/** The message above the submit button for failures that belong to no field. */
export function FailureNotice({ failure, onRetryAllowed }: FailureNoticeProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  switch (failure?.status) {
    case undefined:
    case 'invalid':
      return null;
    case 'throttled':
      return <ThrottleNotice seconds={failure.seconds} onRetryAllowed={onRetryAllowed} />;
    case 'suspended':
      return (
        <Notice tone="danger" role="alert">
          {failure.text}
        </Notice>
      );
    case 'already-signed-in':
      return (
        <Notice tone="attention" role="alert">
          {t('alreadySignedIn')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" role="alert" title={errorText(failure.error)}>
          {t('kept')}
        </Notice>
      );
  }
}

/** Announced once: the countdown itself is not a live region. */
function ThrottleNotice({ seconds, onRetryAllowed }: { seconds: number; onRetryAllowed: () => void }) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const secondsLeft = useCountdown(seconds, onRetryAllowed);
  return (
    <Notice tone="attention" role="alert" title={t('wait.title')}>
      <p role="timer" aria-live="off">
        {t('wait.left', { time: formatDuration(tag, secondsLeft) })}
      </p>
    </Notice>
  );
}
