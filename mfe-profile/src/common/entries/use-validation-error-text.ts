import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { ValidationError } from './check-values.ts';

/** Error text of a field: the server's, else that of the client's validation. */
export function useValidationErrorText() {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (fault: ValidationError | string | undefined): string | undefined => {
    if (fault === undefined || typeof fault === 'string') return fault;
    const { problem, min = 0, max = 0 } = fault;
    return t(`entries.fault.${problem}`, {
      min: formatNumber(tag, min),
      max: formatNumber(tag, max),
      count: max,
    });
  };
}
