import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { useRemote } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../features/enter-account/account-values.ts';

/** A word of welcome, for the one who comes back and for the one who is new. */
export function useWelcome() {
  const { t } = useTranslation('auth');
  const { notify } = useRemote();
  return ({ first_name: name }: SessionUser, mode: Mode) =>
    notify({ tone: 'success', text: t(`welcome.${mode}`, { name }) });
}
