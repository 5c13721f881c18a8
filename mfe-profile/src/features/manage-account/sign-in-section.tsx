import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { hasEmailDraft } from './email-draft.ts';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { hasPhoneDraft } from './phone-draft.ts';
import { PhoneForm } from './phone-form.tsx';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

/** Email, mobile number and password, each changed in place. */
export function SignInSection({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const { email, is_email_verify: isConfirmed, has_password: hasPassword } = setting;
  return (
    <SettingsSection title={t('settings.signIn')}>
      {email !== null && setting.is_email_stopped && (
        <Notice tone="danger">{t('settings.email.stopped', { email })}</Notice>
      )}
      <SettingRow
        term={t('settings.email.term')}
        action={t(email !== null && !isConfirmed ? 'settings.email.confirmNow' : 'settings.email.change')}
        startsOpen={hasEmailDraft}
        detail={
          <>
            <bdi dir="ltr">{email ?? t('settings.email.none')}</bdi>
            {email !== null && (
              <span className="jh-quiet jh-small">
                {t(isConfirmed ? 'settings.email.confirmed' : 'settings.email.unconfirmed')}
              </span>
            )}
          </>
        }
      >
        {(close) => <EmailForm setting={setting} onClose={close} />}
      </SettingRow>
      {(setting.takes_phone || setting.phone_num) && (
        <SettingRow
          term={t('settings.phone.term')}
          action={t(setting.phone_num ? 'settings.phone.change' : 'settings.phone.add')}
          startsOpen={hasPhoneDraft}
          detail={<bdi dir="ltr">{setting.phone_num ?? t('settings.phone.none')}</bdi>}
        >
          {(close) => <PhoneForm setting={setting} onClose={close} />}
        </SettingRow>
      )}
      <SettingRow
        term={t('settings.password.term')}
        action={t(hasPassword ? 'settings.password.change' : 'settings.password.choose')}
        detail={t(hasPassword ? 'settings.password.set' : 'settings.password.none')}
      >
        {(close) => <PasswordForm setting={setting} onClose={close} />}
      </SettingRow>
      <TwoFactorRow setting={setting} />
    </SettingsSection>
  );
}
