import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { useCall } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Opens the form for the mobile number; renders nothing if the site sends no text messages. */
export function PhoneButton({ onPhone }: { onPhone: () => void }) {
  const { t } = useTranslation('auth');
  const providers = useCall(listSocialProviders, {}, { retryOnMount: false });
  if (providers.data?.phone !== true) return null;
  return (
    <Button wide onClick={onPhone}>
      {t('phone.action')}
    </Button>
  );
}
