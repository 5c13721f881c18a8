import { errorCode, toAppError } from '@jobharbor/shared/errors';
import { useTranslation } from 'react-i18next';

/** The sentence for a failure: the server's own, or the shell's where no answer came. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    const { code, message } = toAppError(error);
    if (code === errorCode.unreachable) return t('errors.unreachable');
    if (code === errorCode.timedOut) return t('errors.timedOut');
    return code < 20_000 ? t('errors.unexpected') : message;
  };
}
