import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { hasEmailDraft } from '../email-and-phone/email-draft.ts';
import { EmailForm } from '../email-and-phone/email-form.tsx';
import { hasPhoneDraft } from '../email-and-phone/phone-draft.ts';
import { PhoneForm } from '../email-and-phone/phone-form.tsx';
import { SettingRow } from '../setting-row.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { PasswordForm } from './password-form.tsx';
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
      <PhoneRow setting={setting} />
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

/** The one number of the account, with its state; its form has a number from the sign-up filled in. */
function PhoneRow({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const { phone_num: confirmed, unconfirmed_phone: unconfirmed } = setting;
  const phone = confirmed ?? unconfirmed;
  if (!setting.takes_phone && !phone) return null;
  return (
    <SettingRow
      term={t('settings.phone.term')}
      action={t(`settings.phone.${confirmed ? 'change' : unconfirmed ? 'confirmNow' : 'add'}`)}
      startsOpen={hasPhoneDraft}
      detail={
        <>
          <bdi dir="ltr">{phone ?? t('settings.phone.none')}</bdi>
          {phone && (
            <span className="jh-quiet jh-small">
              {t(confirmed ? 'settings.email.confirmed' : 'settings.email.unconfirmed')}
            </span>
          )}
        </>
      }
    >
      {(close) => <PhoneForm setting={setting} onClose={close} />}
    </SettingRow>
  );
}
