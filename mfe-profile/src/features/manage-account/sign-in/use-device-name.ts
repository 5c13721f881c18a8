import type { AccountEvent } from '@jobharbor/shared/contracts/account/account-setting';
import type { AccountDevice } from '@jobharbor/shared/contracts/sign-in/account-device';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

type Origin = Pick<AccountDevice | AccountEvent, 'browser' | 'system'>;

/** `Firefox on Linux`, as far as the user agent contains them. */
export function useDeviceName(): (origin: Origin) => string {
  const { t } = useTranslation('profile');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('settings.devices.on', { browser, system });
    return browser ?? system ?? t('settings.devices.unknown');
  };
}

/** IP address and country of a device, as far as known. */
export function usePlaceOf(): (origin: Pick<AccountDevice, 'address' | 'country_key'>) => {
  address: string | null;
  country: string | null;
} {
  const { language } = useLocale();
  return ({ address, country_key: key }) => ({
    address,
    country: key === null ? null : (countryName(language.value, key) ?? key.toUpperCase()),
  });
}
