import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../setting-row.tsx';
import type { TwoFactorFormProps } from './two-factor-form-props.ts';
import { TwoFactorManager } from './two-factor-manager.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Status of two-factor authentication. */
export function TwoFactorRow({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const { is_on: isOn, recovery_codes_left: count } = setting.two_factor ?? {
    is_on: false,
    recovery_codes_left: 0,
  };
  return (
    <SettingRow
      term={t('settings.twoFactor.term')}
      action={t(isOn ? 'settings.twoFactor.manage' : 'settings.twoFactor.turnOn')}
      detail={
        <>
          {t(isOn ? 'settings.twoFactor.on' : 'settings.twoFactor.off')}
          {isOn && <span className="jh-quiet jh-small">{t('settings.twoFactor.left', { count })}</span>}
        </>
      }
    >
      {(close) => <TwoFactorForm setting={setting} onClose={close} />}
    </SettingRow>
  );
}

/** Keeps its initial mode: enabling ends with the recovery codes. */
function TwoFactorForm(props: TwoFactorFormProps) {
  const [wasOn] = useState(props.setting.two_factor?.is_on === true);
  return wasOn ? <TwoFactorManager onClose={props.onClose} /> : <TwoFactorSetup onClose={props.onClose} />;
}
