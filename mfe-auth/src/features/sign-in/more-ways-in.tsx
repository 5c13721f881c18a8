import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { GuestButton } from './guest-button.tsx';
import { PasskeyButton, type PasskeyButtonProps } from './passkey-button.tsx';
import { SocialButtons, type SocialButtonsProps } from './social-buttons.tsx';

export interface MoreWaysInProps extends PasskeyButtonProps, SocialButtonsProps {
  /** Goes on to a QR code for a device that is signed in. */
  onQr: () => void;
  /** Called once a guest's session is set. */
  onGuest: () => void;
}

/**
 * Ways in beside the email, in a script of their own: a passkey, another device, a phone number, an account at another
 * provider, or none at all.
 */
export function MoreWaysIn(props: MoreWaysInProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="jha-guest">
      <PasskeyButton onSignedIn={props.onSignedIn} />
      <Button wide onClick={props.onQr}>
        {t('qr.action')}
      </Button>
      <SocialButtons returnTo={props.returnTo} onPhone={props.onPhone} />
      <GuestButton onGuest={props.onGuest} />
    </div>
  );
}
