import { brand } from '@jobharbor/shared/brand';
import { PasswordStrength } from '@jobharbor/shared/domain/passwords';
import { Checkbox, FieldGroup, PasswordField, TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PolicyLinks } from '../../common/policy-links.tsx';
import type { AccountMode, AccountValues } from './account-values.ts';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { useFieldError } from './use-field-error.ts';

export interface AccountFieldsProps {
  form: UseFormReturn<AccountValues, unknown, AccountValues>;
  mode: AccountMode;
  /** Whole path of the page to open afterwards. */
  returnTo: string;
}

/** The fields after the email: the password, and for a new account the name before it and the terms after it. */
export function AccountFields({ form, mode, returnTo }: AccountFieldsProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldError(form);
  const { setFocus } = form;
  const isNew = mode === 'create';
  const [password, ...known] = form.watch(['password', 'email', 'first_name']);
  // Only when the fields appear: after a change of mode the focus stays on the switch.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setFocus(isNew ? 'first_name' : 'password'), [setFocus]);
  return (
    <>
      {isNew && (
        <TextField
          {...form.register('first_name')}
          dir="auto"
          autoComplete="given-name"
          label={t('firstName.label')}
          error={errorOf('first_name')}
        />
      )}
      <PasswordField
        key={mode}
        {...form.register('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        label={isNew ? t('password.choose') : t('password.label')}
        hint={isNew ? t('password.hint') : undefined}
        error={errorOf('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      {isNew && (
        <PasswordStrength
          password={password}
          known={known}
          texts={t('password.strength', { returnObjects: true })}
        />
      )}
      {!isNew && <ForgotPasswordLink returnTo={returnTo} getEmail={() => form.getValues('email')} />}
      {isNew && (
        <FieldGroup legend={t('terms.legend')} legendHidden error={errorOf('terms')}>
          <Checkbox {...form.register('terms')} label={t('terms.label', { brand: brand.name })} />
          <PolicyLinks />
        </FieldGroup>
      )}
    </>
  );
}
