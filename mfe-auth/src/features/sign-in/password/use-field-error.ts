import { maxNameLength, passwordLength } from '@jobharbor/shared/contracts/sign-in/auth';
import type { FieldErrorType } from '@jobharbor/shared/forms';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePhoneError } from '../../../common/fields/use-phone-error.ts';
import type { AccountValues } from './account-values.ts';

/** The message of a field: the server's if it refused the value, else the translation of the validation error. */
export function useFieldError({
  formState: { errors },
}: UseFormReturn<AccountValues, unknown, AccountValues>) {
  const { t } = useTranslation('auth');
  const phoneError = usePhoneError();
  return (name: keyof AccountValues): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === 'server') return error.message;
    switch (name) {
      case 'email':
        return error.type === 'required' ? t('fault.email.required') : t('fault.email.invalid');
      case 'first_name':
        return nameError(error.type as FieldErrorType);
      case 'last_name':
        return nameError(error.type as FieldErrorType);
      case 'password':
        return passwordError(error.type as FieldErrorType);
      case 'contact_number':
        return phoneError(error.type as FieldErrorType);
      case 'terms':
        return t('fault.terms');
      default:
        return error.message;
    }
  };

  function nameError(type: FieldErrorType) {
    if (type === 'required') return t('fault.firstName.required');
    return type === 'too_long'
      ? t('fault.firstName.tooLong', { count: maxNameLength })
      : t('fault.firstName.invalid');
  }

  function passwordError(type: FieldErrorType) {
    if (type === 'required') return t('fault.password.required');
    return type === 'too_long'
      ? t('fault.password.tooLong', { count: passwordLength.max })
      : t('fault.password.tooShort', { count: passwordLength.min });
  }
}
