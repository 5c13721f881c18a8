import { useErrorText } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { SuspendedNotice } from '../../common/suspended-notice.tsx';
import { ThrottleNotice } from '../../common/throttle-notice.tsx';
import type { SubmitFailure } from './submit-failure.ts';

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
      return <ThrottleNotice title={t('wait.title')} seconds={failure.seconds} onEnd={onRetryAllowed} />;
    case 'suspended':
      return <SuspendedNotice error={failure.error} />;
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
