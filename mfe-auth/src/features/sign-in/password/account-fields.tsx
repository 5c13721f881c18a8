import { PasswordField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountValues } from './account-values.ts';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { useFieldError } from './use-field-error.ts';

export interface AccountFieldsProps {
  form: UseFormReturn<AccountValues, unknown, AccountValues>;
  /** Whole path of the page to open afterwards. */
  returnTo: string;
  /** Focuses the first field when it appears. */
  isFocusing: boolean;
}

/** The fields after the email when signing in. */
export function AccountFields({ form, returnTo, isFocusing }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldError(form);
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the field appears
  useEffect(() => {
    if (isFocusing) setFocus('password');
  }, [setFocus]);
  return (
    <>
      <PasswordField
        {...form.register('password')}
        autoComplete="current-password"
        label={t('password.label')}
        error={errorOf('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <ForgotPasswordLink returnTo={returnTo} getEmail={() => form.getValues('email')} />
    </>
  );
}
