import { errorCode, toAppError } from '@jobharbor/shared/errors';
import type { TFunction } from 'i18next';

/** What happened, in the person's language: the API's own sentence, or ours where no answer came. */
export function failureText(thrown: unknown, t: TFunction<['auth', 'shell']>): string {
  const error = toAppError(thrown);
  switch (error.code) {
    case errorCode.unreachable:
      return t('errors.unreachable', { ns: 'shell' });
    case errorCode.timedOut:
      return t('errors.timedOut', { ns: 'shell' });
    case errorCode.unexpectedAnswer:
    case errorCode.cancelled:
      return t('errors.unexpected', { ns: 'shell' });
    default:
      return error.message;
  }
}
