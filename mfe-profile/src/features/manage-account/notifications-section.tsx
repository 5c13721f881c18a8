import {
  type AccountSetting,
  type NotificationKind,
  notificationKind,
} from '@jobharbor/shared/contracts/account-setting';
import { updateAccountSetting } from '@jobharbor/shared/contracts/calls/update-account-setting';
import { useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { Notice, Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useSettingUpdate } from './use-setting-update.ts';

/** What the site mails about. A switch acts at once, and turns back where that failed. */
export function NotificationsSection({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const { notify } = useRemote();
  const errorText = useErrorText();
  const update = useSettingUpdate();
  const show = (kind: NotificationKind, email: boolean) =>
    update((current) => ({ ...current, notifications: { ...current.notifications, [kind]: { email } } }));
  // Requests of one scope are sent one after another: they arrive in the order of the clicks.
  const save = useSend(updateAccountSetting, { scope: { id: 'notification-settings' } });
  const turn = (kind: NotificationKind, email: boolean) => {
    show(kind, email);
    save.mutate(
      { body: { notifications: { [kind]: { email } } } },
      {
        onError(error) {
          show(kind, !email);
          notify({ tone: 'danger', text: errorText(error) });
        },
      },
    );
  };
  return (
    <SettingsSection title={t('settings.notify.title')} lead={t('settings.notify.lead')}>
      {!setting.is_email_verify && <Notice>{t('settings.notify.unconfirmed')}</Notice>}
      <div className="jhp-setting__switches">
        {notificationKind.options.map((kind) => (
          <Switch
            key={kind}
            checked={setting.notifications[kind].email}
            onChange={({ target }) => turn(kind, target.checked)}
            label={t(`settings.notify.${kind}.label`)}
            hint={t(`settings.notify.${kind}.hint`)}
          />
        ))}
      </div>
    </SettingsSection>
  );
}
