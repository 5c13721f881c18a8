import { PasskeyButton, type PasskeyButtonProps } from './passkey-button.tsx';
import { SocialButtons, type SocialButtonsProps } from './social-buttons.tsx';

/** Ways in beside the email, in a script of their own: a passkey, a phone number, an account at another provider. */
export function MoreWaysIn(props: PasskeyButtonProps & SocialButtonsProps) {
  return (
    <div className="jha-guest">
      <PasskeyButton onSignedIn={props.onSignedIn} />
      <SocialButtons returnTo={props.returnTo} onPhone={props.onPhone} />
    </div>
  );
}
