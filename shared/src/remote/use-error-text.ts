import { useTranslation } from 'react-i18next';
import { isAppError } from '../errors/is-app-error.ts';

/** Codes of a failure without an answer, with the shell's text for each: its texts are always there. */
const ownTexts = { 10001: 'errors.unreachable', 10002: 'errors.timedOut' } as const;

/** What to tell of a failure: the server's own words, or the shell's where no answer came. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    if (isAppError(error) && error.code >= 40_000) return error.message;
    const code = isAppError(error) ? error.code : 0;
    return t(code === 10001 || code === 10002 ? ownTexts[code] : 'errors.unexpected');
  };
}
