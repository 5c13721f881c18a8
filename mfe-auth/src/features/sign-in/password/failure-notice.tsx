import { useTranslation } from 'react-i18next';
import { AlertNotice } from '../../../common/alert-notice.tsx';
import { StepFailureNotice } from '../../../common/steps/step-failure-notice.tsx';
import type { SubmitFailure } from './submit-failure.ts';

export interface FailureNoticeProps {
  failure: SubmitFailure | null;
  /** Called when the rate limit has expired. */
  onRetryAllowed: () => void;
}

/** The error above the submit button for failures that belong to no field. */
export function FailureNotice({ failure, onRetryAllowed }: FailureNoticeProps) {
  const { t } = useTranslation('auth');
  if (failure?.status === 'already-signed-in')
    return <AlertNotice tone="attention">{t('alreadySignedIn')}</AlertNotice>;
  return (
    <StepFailureNotice failure={failure} throttledTitle={t('wait.title')} onRetryAllowed={onRetryAllowed} />
  );
}
