import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../../common/codes/code-form.tsx';
import { secondFactorOf } from '../../../common/codes/second-factor-of.ts';
import { NameForm } from '../../../common/fields/name-form.tsx';
import { NewAccountHint } from '../../../common/new-account-hint.tsx';
import { storableReturnPath } from '../../../common/return-path.ts';
import { sendWithCampaign } from '../../../common/send-with-campaign.ts';
import { keepProof } from '../../../common/sign-in-proof.ts';
import type { AccountMode } from '../password/account-values.ts';

export interface MailSignInProps {
  email: string;
  /** Whole path of the page that the link of the mail opens. */
  returnTo: string;
  /** Seconds until another mail may be requested. */
  resendAfter: number;
  onEditEmail: () => void;
  onUsePassword: () => void;
  /** Called after a correct code, when the login requires a second factor. */
  onSecondFactor: () => void;
  onSignedIn: (user: SessionUser, mode: AccountMode) => void;
}

/** Sign-in by a code from a mail. Without an account, creates one and asks for the name. */
export function MailSignIn(props: MailSignInProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const { country } = useLocale();
  const { email, returnTo, onSignedIn } = props;
  const [newcomer, setNewcomer] = useState<SessionUser | null>(null);
  if (newcomer) return <NameForm user={newcomer} onDone={(user) => onSignedIn(user, 'create')} />;
  return (
    <CodeForm
      email={email}
      onEditEmail={props.onEditEmail}
      resendAfter={props.resendAfter}
      requestCode={() =>
        sendCall(http, sendSignInCode, { body: { email, redirect: storableReturnPath(returnTo) } })
      }
      submitLabel={t('submit.sign-in')}
      submitCode={async (otp) => {
        const body = { email, otp, terms_and_condition: 1 } as const;
        try {
          const { user, is_new } = await sendWithCampaign(
            country.key,
            async (campaign) =>
              keepProof(await sendCall(http, signInByCode, { body: { ...body, ...campaign } })),
            (answer) => answer.is_new,
          );
          if (is_new) setNewcomer(user);
          else onSignedIn(user, 'sign-in');
        } catch (error) {
          if (secondFactorOf(error) === null) throw error;
          props.onSecondFactor();
        }
      }}
      after={
        <Button wide variant="quiet" onClick={props.onUsePassword}>
          {t('byMail.usePassword')}
        </Button>
      }
    >
      <p className="jh-quiet jh-small">{t('byMail.link')}</p>
      <NewAccountHint />
    </CodeForm>
  );
}
