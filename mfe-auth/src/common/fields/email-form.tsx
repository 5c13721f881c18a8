import { email } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import { TextField } from '@jobharbor/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepForm } from '../steps/step-form.tsx';
import { useStepForm } from '../steps/use-step-form.ts';

interface EmailValues {
  email: string;
}

const resolver = schemaResolver<EmailValues, EmailValues>(z.object({ email }));

export interface EmailFormProps {
  email: string;
  /** Focuses the field, when the person returns to this step. */
  focused: boolean;
  submitLabel: string;
  send: (email: string) => Promise<void>;
  /** Links below the button. */
  after?: ReactNode;
}

/** A step that asks for an email. */
export function EmailForm({ email: known, focused, submitLabel, send, after }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const step = useStepForm<EmailValues>({
    field: 'email',
    defaultValues: { email: known },
    resolver,
    send: (values) => send(values.email),
  });
  const { setFocus } = step.form;
  useEffect(() => {
    if (focused) setFocus('email');
  }, [focused, setFocus]);
  return (
    <StepForm step={step} submitLabel={submitLabel} after={after}>
      <TextField
        {...step.form.register('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        label={t('email.label')}
        error={step.errorText((type) =>
          type === 'required' ? t('fault.email.required') : t('fault.email.invalid'),
        )}
      />
    </StepForm>
  );
}
