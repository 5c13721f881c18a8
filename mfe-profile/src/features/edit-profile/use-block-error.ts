import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type BlockValues, longest, type ProfileField } from './blocks.ts';

/** The text beside a field: the server's where it spoke, else ours in the page's language of now. */
export function useBlockError({ formState: { errors } }: UseFormReturn<BlockValues, unknown, BlockValues>) {
  const { t } = useTranslation('profile');
  return (name: ProfileField): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    switch (error.type) {
      case 'server':
        return error.message;
      case 'required':
        return t('fault.required');
      case 'too_long':
        return t('fault.tooLong', { max: name in longest ? longest[name as keyof typeof longest] : 0 });
      default:
        return t('fault.invalid');
    }
  };
}
