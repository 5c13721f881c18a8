import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { ErrorNotice, useCall } from '@jobharbor/shared/remote';
import { Button, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewAccountHint } from '../../../common/new-account-hint.tsx';
import { providerNames } from '../../../common/provider-names.ts';
import { useStartSocialLogin } from '../../../common/use-start-social-login.ts';
import { PhoneButton } from '../phone/phone-button.tsx';

export interface SocialButtonsProps {
  /** Whole path of the page to open afterwards. */
  returnTo: string;
  /** Opens the form for the phone number. */
  onPhone: () => void;
}

/**
 * Other sign-in methods: phone number, social login, and a link to the employer site. Renders nothing if none is
 * configured.
 */
export function SocialButtons({ returnTo, onPhone }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  // A failed list is fetched again by the notice above these buttons: at each mount it would never end.
  const providers = useCall(listSocialProviders, {}, { retryOnMount: false });
  const start = useStartSocialLogin(returnTo);
  const types = providers.data?.social_types ?? [];
  const hasPhone = providers.data?.phone === true;
  const isHiringElsewhere = providers.data?.sites?.includes('employer') === true;
  if (types.length === 0 && !hasPhone && !isHiringElsewhere) return null;
  return (
    <div className="jha-guest">
      <ErrorNotice error={start.error} />
      <PhoneButton onPhone={onPhone} />
      {types.map((type) => (
        <Button
          key={type}
          wide
          loading={start.isPending && start.variables === type}
          loadingLabel={t('sending')}
          onClick={() => start.mutateOnce(type)}
        >
          {t('social.continue', { provider: providerNames[type] })}
        </Button>
      ))}
      {types.length > 0 && <NewAccountHint />}
      {isHiringElsewhere && (
        <TextLink render={<Link to="/redirect?site=employer" />} className="jha-forgot">
          {t('handOff.hiring')}
        </TextLink>
      )}
    </div>
  );
}
