import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from '../../../common/alert-notice.tsx';
import { PasskeyNotUsed, requestPasskey } from './sign-in-by-passkey.ts';

export interface PasskeyButtonProps {
  onSignedIn: (user: SessionUser) => void;
}

/**
 * Sign-in by passkey: by the button, or by autofill in the email field (conditional UI). Renders nothing without
 * WebAuthn.
 */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const errorText = useErrorText();
  const isSupported = browserSupportsWebAuthn();
  // A second press may come before React has rendered `isPending`.
  const isAsking = useRef(false);
  const ask = useMutation({
    mutationFn: (way: { isAutofill: boolean }) => requestPasskey(http, way),
    onSuccess: onSignedIn,
    onSettled(_user, _error, { isAutofill }) {
      if (!isAutofill) isAsking.current = false;
    },
  });
  const offer = useEffectEvent(() => {
    ask.mutate({ isAutofill: true });
  });
  useEffect(() => {
    let isGone = false;
    if (isSupported)
      void browserSupportsWebAuthnAutofill().then((isOffered) => {
        if (isOffered && !isGone && !isAsking.current) offer();
      });
    return () => {
      isGone = true;
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isSupported]);
  if (!isSupported) return null;
  const isAutofill = ask.variables?.isAutofill === true;
  const isPending = ask.isPending && !isAutofill;
  // Errors of autofill are hidden until a passkey was chosen.
  const isShown = ask.isError && !(isAutofill && ask.error instanceof PasskeyNotUsed);
  return (
    <>
      {isShown && (
        <AlertNotice tone="danger">
          {ask.error instanceof PasskeyNotUsed ? t('passkey.cancelled') : errorText(ask.error)}
        </AlertNotice>
      )}
      <Button
        wide
        loading={isPending}
        loadingLabel={t('passkey.confirm')}
        onClick={() => {
          if (isAsking.current) return;
          isAsking.current = true;
          ask.mutate({ isAutofill: false });
        }}
      >
        {t('passkey.action')}
      </Button>
    </>
  );
}
