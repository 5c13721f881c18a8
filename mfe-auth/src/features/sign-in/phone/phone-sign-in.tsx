import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { signInByPhone } from '@jobharbor/shared/calls/auth/sign-in-by-phone';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { sendCall } from '@jobharbor/shared/http';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../../../common/codes/code-form.tsx';
import { SecondFactorForm } from '../../../common/codes/second-factor-form.tsx';
import { secondFactorOf } from '../../../common/codes/second-factor-of.ts';
import { NameForm } from '../../../common/fields/name-form.tsx';
import { NewAccountHint } from '../../../common/new-account-hint.tsx';
import { sendWithCampaign } from '../../../common/send-with-campaign.ts';
import { keepProof } from '../../../common/sign-in-proof.ts';
import { requestOnce } from '../../../common/steps/step-failure.ts';
import { afterSeconds, type Steps, secondsUntil } from '../../../common/steps/steps.ts';
import type { AccountMode } from '../password/account-values.ts';
import { PhoneForm, type PhoneValues } from './phone-form.tsx';

export interface PhoneSignInProps {
  /** At `phone`, or one of the steps after it. */
  steps: Steps;
  onSignedIn: (user: SessionUser, mode: AccountMode) => void;
  onUseEmail: () => void;
}

/** Sign-in by a code from a text message. Without an account, creates one and asks for the name. */
export function PhoneSignIn({ steps, onSignedIn, onUseEmail }: PhoneSignInProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const { country } = useLocale();
  const { phone = { country_key: country.key, contact_number: '' }, sentTo, resendAt } = steps.data;
  const [nameless, setNameless] = useState<SessionUser | null>(null);
  const enter = (user: SessionUser, isNew: boolean) => {
    if (isNew || user.first_name === '') setNameless(user);
    else onSignedIn(user, 'sign-in');
  };
  if (nameless) return <NameForm required user={nameless} onDone={(user) => onSignedIn(user, 'create')} />;

  if (steps.name === 'phone-factor') {
    const startOver = () => steps.backTo('phone');
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
  if (steps.name === 'phone' || sentTo === undefined) {
    const send = async (values: PhoneValues) => {
      const answer = await requestOnce(() => request(values));
      const { contact_number, resend_after } = { contact_number: values.contact_number, ...answer };
      steps.push('phone-code', {
        phone: values,
        sentTo: contact_number,
        resendAt: afterSeconds(resend_after),
      });
    };
    return <PhoneForm phone={phone} send={send} after={useEmail} />;
  }
  return (
    <CodeForm
      via="sms"
      email={sentTo}
      onEditEmail={() => steps.backTo('phone')}
      resendAfter={secondsUntil(resendAt)}
      requestCode={() => request(phone)}
      submitLabel={t('submit.sign-in')}
      submitCode={async (otp) => {
        const body = { ...phone, contact_number: sentTo, otp, terms_and_condition: 1 } as const;
        try {
          const { user, is_new } = await sendWithCampaign(
            country.key,
            async (campaign) =>
              keepProof(await sendCall(http, signInByPhone, { body: { ...body, ...campaign } })),
            (answer) => answer.is_new,
          );
          enter(user, is_new);
        } catch (error) {
          if (secondFactorOf(error) === null) throw error;
          steps.push('phone-factor');
        }
      }}
      after={useEmail}
    >
      <NewAccountHint />
    </CodeForm>
  );
}
