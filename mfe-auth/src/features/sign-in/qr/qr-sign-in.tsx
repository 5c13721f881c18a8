import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondFactorForm } from '../../../common/codes/second-factor-form.tsx';
import { secondFactorOf } from '../../../common/codes/second-factor-of.ts';
import { SuspendedNotice } from '../../../common/suspended-notice.tsx';
import { QrCode } from './qr-code.tsx';
import { type QrLoginState, useQrLogin } from './use-qr-login.ts';

export interface QrSignInProps {
  onSignedIn: (user: SessionUser) => void;
  onUseEmail: () => void;
}

/** Shows a QR code, and signs in once a signed-in device has approved it. */
export function QrSignIn({ onSignedIn, onUseEmail }: QrSignInProps) {
  const { t } = useTranslation('auth');
  const { state, renew } = useQrLogin(onSignedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const factor = state.status === 'failed' ? secondFactorOf(state.error) : null;
  if (factor !== null)
    return <SecondFactorForm factor={factor} onSignedIn={onSignedIn} onStartOver={onUseEmail} />;
  return (
    <div className="jh-stack jha-qr">
      <h2 ref={heading} tabIndex={-1}>
        {t('qr.title')}
      </h2>
      <QrProgress
        state={state}
        onRenew={() => {
          // The button is removed with the focus on it.
          heading.current?.focus();
          renew();
        }}
      />
      <Button wide variant="quiet" onClick={onUseEmail}>
        {t('phone.useEmail')}
      </Button>
    </div>
  );
}

function QrProgress({ state, onRenew }: { state: QrLoginState; onRenew: () => void }) {
  const { t } = useTranslation('auth');
  const renewButton = (
    <Button wide variant="primary" onClick={onRenew}>
      {t('qr.renew')}
    </Button>
  );
  switch (state.status) {
    case 'starting':
      return (
        <>
          <p role="status" className="jh-quiet">
            {t('sending')}
          </p>
          <Skeleton shape="block" />
        </>
      );
    case 'waiting':
      // A new code restarts the countdown.
      return (
        <QrCode key={state.code.token} code={state.code} isOffline={state.isOffline} onRenew={onRenew} />
      );
    case 'seen':
    case 'signed-in':
      return (
        <Notice tone="info" role="status" title={t('qr.seen.title')}>
          <p>{t('qr.seen.text')}</p>
        </Notice>
      );
    case 'refused':
    case 'expired':
      return (
        <>
          <Notice tone="attention" role="status">
            {t(`qr.${state.status}`)}
          </Notice>
          {renewButton}
        </>
      );
    case 'failed':
      return hasCode(state.error, errorCode.accountSuspended) ? (
        <SuspendedNotice error={state.error} />
      ) : (
        <>
          <ErrorNotice error={state.error} />
          {renewButton}
        </>
      );
  }
}
