import { newPassword, passwordLength } from '@jobharbor/shared/contracts/sign-in/auth';
import { PasswordStrength } from '@jobharbor/shared/domain/passwords';
import { schemaResolver } from '@jobharbor/shared/forms';
import { Checkbox, PasswordField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EmailLine } from '../../common/fields/email-line.tsx';
import { StepForm } from '../../common/steps/step-form.tsx';
import { useStepForm } from '../../common/steps/use-step-form.ts';

export interface NewPasswordValues {
  new_password: string;
  end_sessions: boolean;
}

const resolver = schemaResolver<NewPasswordValues, NewPasswordValues>(
  z.object({ new_password: newPassword, end_sessions: z.boolean() }),
);

export interface NewPasswordFormProps {
  email: string;
  send: (values: NewPasswordValues) => Promise<void>;
}

/** The new password, and whether to sign out other devices. */
export function NewPasswordForm({ email, send }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const step = useStepForm<NewPasswordValues>({
    field: 'new_password',
    defaultValues: { new_password: '', end_sessions: true },
    resolver,
    send,
  });
  const { setFocus, watch } = step.form;
  const password = watch('new_password');
  useEffect(() => setFocus('new_password'), [setFocus]);
  return (
    <StepForm step={step} submitLabel={t('reset.submit.password')}>
      <EmailLine email={email} />
      <PasswordField
        {...step.form.register('new_password')}
        autoComplete="new-password"
        label={t('password.choose')}
        hint={t('password.hint', { count: passwordLength.min })}
        error={step.errorText((type) =>
          type === 'required'
            ? t('fault.password.required')
            : type === 'too_long'
              ? t('fault.password.tooLong', { count: passwordLength.max })
              : t('fault.password.tooShort', { count: passwordLength.min }),
        )}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <PasswordStrength
        password={password}
        known={[email]}
        texts={t('password.strength', { returnObjects: true })}
      />
      <Checkbox {...step.form.register('end_sessions')} label={t('reset.endSessions')} />
    </StepForm>
  );
}
