import { useTranslation } from 'react-i18next';
import { isAppError } from '../errors/is-app-error.ts';

/** Error codes without a response, with the shell's text for each. The shell's texts are always loaded. */
const ownTexts = { 10001: 'errors.unreachable', 10002: 'errors.timedOut' } as const;

/** The text of an error for the person: the server's own, or the shell's if there was no response. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return (error) => {
    if (isAppError(error) && error.code >= 40_000) return error.message;
    const code = isAppError(error) ? error.code : isMissingFile(error) ? 10001 : 0;
    return t(code === 10001 || code === 10002 ? ownTexts[code] : 'errors.unexpected');
  };
}

/** The bundler's error for the script or style of a chunk has the file's address as `request`. */
const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'request' in error && typeof error.request === 'string';
