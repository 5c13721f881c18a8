import { useTranslation } from 'react-i18next';
import { hasCode } from '../errors/is-app-error.ts';
import { TextLink } from '../ui/button/text-link.tsx';
import { useLocale, useRemote } from './remote-context.tsx';

/**
 * The way on from error 42342: the page that confirms the account's address. In a new tab, so that a form or a dialog
 * keeps all that was entered. It begins with a space. Nothing for other errors.
 */
export function ConfirmEmailLink({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const { navigation } = useRemote();
  const { base } = useLocale();
  // By its number: the names would bring the whole catalogue into every page's first script.
  if (!hasCode(error, 42342)) return null;
  const back = encodeURIComponent(navigation.current().pathname);
  return (
    <>
      {' '}
      <TextLink href={`${base}/confirm-email?redirect=${back}`} target="_blank" rel="noopener">
        {t('errors.confirmEmail')}
      </TextLink>
    </>
  );
}
