import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { useCall } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from '../../common/alert-notice.tsx';

/** Milliseconds between two questions: a server refuses a mail within seconds, or returns it within minutes. */
const pollMs = 10_000;

/** Says that mails to the address come back, as to a mistyped one, for which the person would wait in vain. */
export function StoppedNotice({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const setting = useCall(
    getAccountSetting,
    {},
    { refetchInterval: ({ state }) => (isStopped(state.data, email) ? false : pollMs) },
  );
  if (!isStopped(setting.data, email)) return null;
  return <AlertNotice tone="danger">{t('confirmEmail.stopped', { email })}</AlertNotice>;
}

interface Address {
  email: string | null;
  is_email_stopped?: boolean | undefined;
}

/** An answer from before a correction is about the address before it. */
const isStopped = (setting: Address | undefined, email: string): boolean =>
  setting?.is_email_stopped === true && setting.email?.toLowerCase() === email.toLowerCase();
