import type { AccountDevice } from '@jobharbor/shared/contracts/sign-in/account-device';
import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { Badge, Button } from '@jobharbor/shared/ui';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { useDeviceName, usePlaceOf } from './sign-in/use-device-name.ts';

/** A device in which the account is signed in. The current one signs out in the header instead. */
export function DeviceRow({
  device,
  isEnding,
  onEnd,
}: {
  device: AccountDevice;
  isEnding: boolean;
  onEnd: () => void;
}) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const now = useNow();
  const name = useDeviceName()(device);
  const { address, country } = usePlaceOf()(device);
  const Icon = device.kind === 'phone' || device.kind === 'tablet' ? Smartphone : Monitor;
  return (
    <li className="jhp-device">
      <Icon className="jhp-device__icon" />
      <div className="jhp-device__text">
        <p className="jhp-device__name">
          <bdi>{name}</bdi>
          {device.is_current && <Badge tone="success">{t('settings.devices.this')}</Badge>}
        </p>
        <p className="jhp-device__details">
          {country !== null && <span>{country}</span>}
          {address !== null && (
            <span>
              <bdi dir="ltr">{address}</bdi>
            </span>
          )}
          {!device.is_current && (
            <span>{t('settings.devices.lastUsed', { age: formatAge(tag, device.last_used_at, now) })}</span>
          )}
        </p>
      </div>
      {!device.is_current && (
        <Button
          size="small"
          variant="quiet"
          loading={isEnding}
          loadingLabel={t('saving')}
          aria-label={t('settings.devices.endOf', { device: name })}
          onClick={onEnd}
        >
          {t('settings.devices.end')}
        </Button>
      )}
    </li>
  );
}
