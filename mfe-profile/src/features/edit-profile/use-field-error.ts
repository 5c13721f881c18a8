import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxLengths, type ProfileField, type SectionValues } from './sections.ts';

/** The message of a field: the server's if it refused the value, else the translation of the validation error. */
export function useFieldError({
  formState: { errors },
}: UseFormReturn<SectionValues, unknown, SectionValues>) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (name: ProfileField): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    switch (error.type) {
      case 'server':
        return error.message;
      case 'required':
        return t('fault.required');
      case 'too_long':
        return t('fault.tooLong', {
          max: formatNumber(tag, name in maxLengths ? maxLengths[name as keyof typeof maxLengths] : 0),
        });
      default:
        return t('fault.invalid');
    }
  };
}
