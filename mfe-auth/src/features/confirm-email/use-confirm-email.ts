import { confirmEmail } from '@jobharbor/shared/calls/data/confirm-email';
import { sendEmailCode } from '@jobharbor/shared/calls/data/send-email-code';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { callPrefix, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptProof } from '../../common/sign-in-proof.ts';

/** Sends a code to a corrected email, and confirms an email by its code. */
export function useConfirmEmail() {
  const { t } = useTranslation('auth');
  const { http, session, notify, queryClient } = useRemote();
  /** The change needs a newer sign-in than this session's. */
  const [needsProof, setNeedsProof] = useState(false);
  const invalidateMe = () =>
    void queryClient.invalidateQueries({ queryKey: callPrefix(getMe), refetchType: 'none' });
  const settingKey = callPrefix(getAccountSetting);

  async function sendTo(email: string) {
    const answer = await sendCall(http, sendEmailCode, { body: { email }, ...keptProof() }).catch(
      (error: unknown) => {
        setNeedsProof(hasCode(error, errorCode.ownerProofNeeded));
        throw error;
      },
    );
    invalidateMe();
    void queryClient.invalidateQueries({ queryKey: settingKey });
    return answer;
  }

  /** `onConfirmed` runs once the session knows, before the page re-renders. */
  async function confirm(code: string, onConfirmed: () => void): Promise<void> {
    const { user } = await sendCall(http, confirmEmail, { body: { code } });
    invalidateMe();
    void queryClient.invalidateQueries({ queryKey: settingKey, refetchType: 'none' });
    notify({ tone: 'success', text: t('confirmEmail.done') });
    setSession(session, user);
    onConfirmed();
  }
  return { needsProof, sendTo, confirm };
}
