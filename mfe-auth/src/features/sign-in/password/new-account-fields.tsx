import { brand } from '@jobharbor/shared/brand';
import { passwordLength } from '@jobharbor/shared/contracts/sign-in/auth';
import { PasswordStrength } from '@jobharbor/shared/domain/passwords';
import { Checkbox, FieldGroup, PasswordField, TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneFields } from '../../../common/fields/phone-fields.tsx';
import { PolicyLinks } from '../../../common/policy-links.tsx';
import type { AccountValues } from './account-values.ts';
import { useFieldError } from './use-field-error.ts';
import { useTypedAccount } from './use-typed-account.ts';

export interface NewAccountFieldsProps {
  form: UseFormReturn<AccountValues, unknown, AccountValues>;
  /** Shows the optional field for a mobile number. */
  withPhone: boolean;
  /** Focuses the first field when it appears. */
  isFocusing: boolean;
}

/** The fields of a new account after its email: the name, the password, a mobile number and the terms. */
export function NewAccountFields({ form, withPhone, isFocusing }: NewAccountFieldsProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldError(form);
  useTypedAccount(form);
  const { setFocus } = form;
  const [password, ...known] = form.watch(['password', 'email', 'first_name', 'last_name']);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the fields appear
  useEffect(() => {
    if (isFocusing) setFocus('first_name');
  }, [setFocus]);
  return (
    <>
      <div className="jha-pair">
        <TextField
          {...form.register('first_name')}
          dir="auto"
          autoComplete="given-name"
          label={t('firstName.label')}
          error={errorOf('first_name')}
        />
        <TextField
          {...form.register('last_name')}
          dir="auto"
          autoComplete="family-name"
          label={t('lastName.label')}
          note={t('optional')}
          error={errorOf('last_name')}
        />
      </div>
      <PasswordField
        {...form.register('password')}
        autoComplete="new-password"
        label={t('password.choose')}
        hint={t('password.hint', { count: passwordLength.min })}
        error={errorOf('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <PasswordStrength
        password={password}
        known={known}
        texts={t('password.strength', { returnObjects: true })}
      />
      {withPhone && (
        <div className="jha-pair">
          <PhoneFields
            country={form.register('phone_country_key')}
            number={form.register('contact_number')}
            error={errorOf('contact_number')}
            note={t('optional')}
          />
        </div>
      )}
      <FieldGroup legend={t('terms.legend')} legendHidden error={errorOf('terms')}>
        <Checkbox {...form.register('terms')} label={t('terms.label', { brand: brand.name })} />
        <PolicyLinks />
      </FieldGroup>
    </>
  );
}
