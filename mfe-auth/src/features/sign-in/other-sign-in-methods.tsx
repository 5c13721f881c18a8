import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { ErrorNotice, useCall } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { GuestButton } from './guest/guest-button.tsx';
import { MethodsSkeleton } from './methods-skeleton.tsx';
import { PasskeyButton, type PasskeyButtonProps } from './passkey/passkey-button.tsx';
import { SocialButtons, type SocialButtonsProps } from './social/social-buttons.tsx';

export interface OtherSignInMethodsProps extends PasskeyButtonProps, SocialButtonsProps {
  /** Opens the QR code for a signed-in device. */
  onQr: () => void;
  /** Called once the guest session is set. */
  onGuest: () => void;
}

/**
 * Other sign-in methods, in a chunk of their own: passkey, another device, phone number, social login, guest. They are
 * shown together, once the configured ones are known, so that none moves from under a pointer.
 */
export function OtherSignInMethods(props: OtherSignInMethodsProps) {
  const { t } = useTranslation('auth');
  const providers = useCall(listSocialProviders, {});
  if (providers.isPending) return <MethodsSkeleton />;
  return (
    <div className="jha-guest">
      <PasskeyButton onSignedIn={props.onSignedIn} />
      <Button wide onClick={props.onQr}>
        {t('qr.action')}
      </Button>
      <ErrorNotice title={t('methodsFailed')} error={providers.error} retry={providers} />
      <SocialButtons returnTo={props.returnTo} onPhone={props.onPhone} />
      <GuestButton onGuest={props.onGuest} />
    </div>
  );
}
