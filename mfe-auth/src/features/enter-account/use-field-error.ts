import type { FieldFault } from '@jobharbor/shared/forms';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountValues } from './account-values.ts';

/** The text beside a field: the server's where it spoke, else ours for the fault, in the page's language of now. */
export function useFieldError({
  formState: { errors },
}: UseFormReturn<AccountValues, unknown, AccountValues>) {
  const { t } = useTranslation('auth');
  return (name: keyof AccountValues): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === 'server') return error.message;
    switch (name) {
      case 'email':
        return error.type === 'required' ? t('fault.email.required') : t('fault.email.invalid');
      case 'first_name':
        return firstNameFault(error.type as FieldFault);
      case 'password':
        return passwordFault(error.type as FieldFault);
      case 'terms':
        return t('fault.terms');
    }
  };

  function firstNameFault(fault: FieldFault) {
    if (fault === 'required') return t('fault.firstName.required');
    return fault === 'too_long' ? t('fault.firstName.tooLong') : t('fault.firstName.invalid');
  }

  function passwordFault(fault: FieldFault) {
    if (fault === 'required') return t('fault.password.required');
    return fault === 'too_long' ? t('fault.password.tooLong') : t('fault.password.tooShort');
  }
}
