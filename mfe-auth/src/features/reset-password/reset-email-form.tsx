import { email } from '@jobharbor/shared/contracts/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import { TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepForm } from '../../common/step-form.tsx';
import { useStepForm } from '../../common/use-step-form.ts';

interface EmailValues {
  email: string;
}

const resolver = schemaResolver<EmailValues, EmailValues>(z.object({ email }));

export interface ResetEmailFormProps {
  email: string;
  /** Focuses the field, for one who comes back to it. */
  focused: boolean;
  send: (email: string) => Promise<void>;
}

/** Whose password it is. */
export function ResetEmailForm({ email: known, focused, send }: ResetEmailFormProps) {
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
    <StepForm step={step} submitLabel={t('reset.submit.email')}>
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
