import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { useRemote } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from './password/account-values.ts';

/** Returns a function that shows the notice after sign-in or sign-up. */
export function useWelcomeNotice() {
  const { t } = useTranslation('auth');
  const { notify } = useRemote();
  return ({ first_name: name }: SessionUser, mode: AccountMode) =>
    notify({ tone: 'success', text: t(`welcome.${mode}`, { name }) });
}
