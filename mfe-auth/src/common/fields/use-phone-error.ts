import { maxPhoneDigits } from '@jobharbor/shared/contracts/primitives/phone';
import type { FieldErrorType } from '@jobharbor/shared/forms';
import { useTranslation } from 'react-i18next';

/** The message of a mobile number that is refused before sending. */
export function usePhoneError() {
  const { t } = useTranslation('auth');
  return (type: FieldErrorType): string => {
    if (type === 'too_short') return t('phone.tooShort');
    return type === 'too_long' ? t('phone.tooLong', { count: maxPhoneDigits }) : t('phone.required');
  };
}
