import { useErrorText } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from '../alert-notice.tsx';
import { SuspendedNotice } from '../suspended-notice.tsx';
import { ThrottleNotice } from '../throttle-notice.tsx';
import type { StepFailure } from './step-failure.ts';

export interface StepFailureNoticeProps {
  failure: Exclude<StepFailure, { status: 'invalid' }> | { status: 'invalid' } | null;
  /** Title after too many attempts. */
  throttledTitle?: string;
  /** Called when the rate limit has expired. */
  onRetryAllowed: () => void;
}

/** The message above the submit button for a failure that does not belong to the field. */
export function StepFailureNotice({ failure, throttledTitle, onRetryAllowed }: StepFailureNoticeProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  switch (failure?.status) {
    case undefined:
    case 'invalid':
      return null;
    case 'throttled':
      return (
        <ThrottleNotice
          title={throttledTitle ?? t('code.tooMany')}
          seconds={failure.seconds}
          onEnd={onRetryAllowed}
        />
      );
    case 'suspended':
      return <SuspendedNotice error={failure.error} />;
    case 'failed':
      return (
        <AlertNotice tone="danger" title={errorText(failure.error)}>
          {t('kept')}
        </AlertNotice>
      );
  }
}
