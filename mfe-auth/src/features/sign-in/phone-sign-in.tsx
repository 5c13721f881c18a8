import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { sendPhoneCode } from '@jobharbor/shared/contracts/calls/send-phone-code';
import { signInByPhone } from '@jobharbor/shared/contracts/calls/sign-in-by-phone';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../common/code-form.tsx';
import { NameForm } from '../../common/name-form.tsx';
import { NewAccountHint } from '../../common/new-account-hint.tsx';
import { SecondFactorForm } from '../../common/second-factor-form.tsx';
import { secondFactorOf } from '../../common/second-factor-of.ts';
import { sendWithCampaign } from '../../common/send-with-campaign.ts';
import { requestOnce } from '../../common/step-failure.ts';
import type { AccountMode } from './account-values.ts';
import { PhoneForm, type PhoneValues } from './phone-form.tsx';

export interface PhoneSignInProps {
  onSignedIn: (user: SessionUser, mode: AccountMode) => void;
  onUseEmail: () => void;
}

/** Sign-in by a code from a text message. Without an account, creates one and asks for the name. */
export function PhoneSignIn({ onSignedIn, onUseEmail }: PhoneSignInProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const { country } = useLocale();
  const [phone, setPhone] = useState<PhoneValues>({ country_key: country.key, contact_number: '' });
  /** The number as normalised by the server, and the seconds until another message may be requested. */
  const [sent, setSent] = useState<{ contact_number: string; resend_after: number } | null>(null);
  const [nameless, setNameless] = useState<SessionUser | null>(null);
  const [isChallenged, setChallenged] = useState(false);
  const enter = (user: SessionUser, isNew: boolean) => {
    if (isNew || user.first_name === '') setNameless(user);
    else onSignedIn(user, 'sign-in');
  };
  if (nameless) return <NameForm required user={nameless} onDone={(user) => onSignedIn(user, 'create')} />;

  if (isChallenged) {
    const startOver = () => {
      setChallenged(false);
      setSent(null);
    };
    return (
      <SecondFactorForm factor="app" onSignedIn={(user) => enter(user, false)} onStartOver={startOver} />
    );
  }
  const request = (values: PhoneValues) => sendCall(http, sendPhoneCode, { body: values });
  const useEmail = (
    <Button wide variant="quiet" onClick={onUseEmail}>
      {t('phone.useEmail')}
    </Button>
  );
  if (sent === null) {
    const send = async (values: PhoneValues) => {
      const answer = await requestOnce(() => request(values));
      setPhone(values);
      setSent({ contact_number: values.contact_number, ...answer });
    };
    return <PhoneForm phone={phone} send={send} after={useEmail} />;
  }
  return (
    <CodeForm
      via="sms"
      email={sent.contact_number}
      onEditEmail={() => setSent(null)}
      resendAfter={sent.resend_after}
      requestCode={() => request(phone)}
      submitLabel={t('submit.sign-in')}
      submitCode={async (otp) => {
        const { contact_number } = sent;
        const body = { ...phone, contact_number, otp, terms_and_condition: 1 } as const;
        try {
          const { user, is_new } = await sendWithCampaign(
            country.key,
            (campaign) => sendCall(http, signInByPhone, { body: { ...body, ...campaign } }),
            (answer) => answer.is_new,
          );
          enter(user, is_new);
        } catch (error) {
          if (secondFactorOf(error) === null) throw error;
          setChallenged(true);
        }
      }}
      after={useEmail}
    >
      <NewAccountHint />
    </CodeForm>
  );
}
