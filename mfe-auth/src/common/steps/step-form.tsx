import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { Button } from '@jobharbor/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepFailure } from './step-failure.ts';
import { StepFailureNotice } from './step-failure-notice.tsx';

export interface StepFormProps {
  step: {
    submit(event: FormEvent): Promise<void>;
    failure: StepFailure | null;
    isThrottled: boolean;
    isSending: boolean;
    allowRetry(): void;
  };
  submitLabel: string;
  children: ReactNode;
  /** Links below the button. */
  after?: ReactNode;
}

/** The form of a step: one field, the general error, and one button. */
export function StepForm({ step, submitLabel, children, after }: StepFormProps) {
  const { t } = useTranslation('auth');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In a slot, a form of the host may surround this one and must not receive the submit event.
    event.stopPropagation();
    void step.submit(event);
  };
  return (
    <form noValidate className="jh-stack jha-form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      {children}
      <StepFailureNotice failure={step.failure} onRetryAllowed={step.allowRetry} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        loading={step.isSending}
        loadingLabel={t('sending')}
        aria-disabled={step.isThrottled}
      >
        {submitLabel}
      </Button>
      {after}
    </form>
  );
}
