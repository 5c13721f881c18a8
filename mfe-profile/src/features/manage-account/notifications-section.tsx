import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import {
  type AccountSetting,
  type NotificationKind,
  notificationKind,
  siteNotificationKinds,
  smsNotificationKinds,
} from '@jobharbor/shared/contracts/account/account-setting';
import type { CallRequest } from '@jobharbor/shared/contracts/define-call';
import { PushSwitch, usePushTexts } from '@jobharbor/shared/domain/web-push';
import { useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { FieldGroup, Notice, Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { ScheduleFields } from './schedule-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettingUpdate } from './use-setting-update.ts';

type Change = CallRequest<typeof updateAccountSetting>['body'];
type Channel = 'site' | 'email' | 'sms' | 'push';

/**
 * Notifications on the site, on devices, by mail and text message, and when they come. Each switch is saved at once
 * (optimistic update), and rolled back on failure.
 */
export function NotificationsSection({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const pushText = usePushTexts();
  const { notify } = useRemote();
  const errorText = useErrorText();
  const update = useSettingUpdate();
  const show = (kind: NotificationKind, channel: Channel, isOn: boolean) =>
    update((current) => withNotification(current, kind, channel, isOn));
  // Mutations of one scope run sequentially, in the order of the clicks.
  const save = useSend(updateAccountSetting, { scope: { id: 'notification-settings' } });
  const saveOr = (change: Change, undo: () => void) =>
    save.mutate(
      { body: change },
      {
        onError(error) {
          undo();
          notify({ tone: 'danger', text: errorText(error) });
        },
      },
    );
  const turn = (kind: NotificationKind, channel: Channel, isOn: boolean) => {
    show(kind, channel, isOn);
    saveOr({ notifications: { [kind]: { [channel]: isOn } } }, () => show(kind, channel, !isOn));
  };
  const showReports = (reports: boolean) =>
    update((current) => ({ ...current, mailed: { company: true, ...current.mailed, reports } }));
  const turnReports = (reports: boolean) => {
    showReports(reports);
    saveOr({ mailed: { reports } }, () => showReports(!reports));
  };
  const switches = (channel: Channel, kinds: readonly NotificationKind[]) => (
    <FieldGroup legend={channel === 'push' ? pushText('legend') : t(`settings.notify.${channel}`)}>
      {channel === 'push' && <PushSwitch />}
      <div className="jhp-setting__switches">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            checked={setting.notifications[kind][channel] === true}
            onChange={({ target }) => turn(kind, channel, target.checked)}
            label={t(`settings.notify.${kind}.label`)}
            hint={t(`settings.notify.${kind}.hint`)}
          />
        ))}
        {/* Older API versions do not send it. */}
        {channel === 'email' && setting.mailed !== undefined && (
          <Switch
            checked={setting.mailed.reports}
            onChange={({ target }) => turnReports(target.checked)}
            label={t('settings.notify.reports.label')}
            hint={t('settings.notify.reports.hint')}
          />
        )}
      </div>
    </FieldGroup>
  );
  const onSite = siteNotificationKinds.filter((kind) => setting.notifications[kind].site !== undefined);
  const pushed = siteNotificationKinds.filter((kind) => setting.notifications[kind].push !== undefined);
  const texted = smsNotificationKinds.filter((kind) => setting.notifications[kind].sms !== undefined);
  return (
    <SettingsSection title={t('settings.notify.title')} lead={t('settings.notify.lead')}>
      {!setting.is_email_verify && <Notice>{t('settings.notify.unconfirmed')}</Notice>}
      {onSite.length > 0 && switches('site', onSite)}
      {pushed.length > 0 && switches('push', pushed)}
      {switches('email', notificationKind.options)}
      {setting.takes_phone === true &&
        texted.length > 0 &&
        (setting.phone_num ? (
          switches('sms', texted)
        ) : (
          <p className="jh-quiet jh-small">
            {t(setting.unconfirmed_phone ? 'settings.notify.unconfirmedPhone' : 'settings.notify.noPhone')}
          </p>
        ))}
      {/* Older API versions have no schedule. */}
      {setting.schedule !== undefined && <ScheduleFields schedule={setting.schedule} />}
    </SettingsSection>
  );
}

const withNotification = (
  setting: AccountSetting,
  kind: NotificationKind,
  channel: Channel,
  isOn: boolean,
): AccountSetting => ({
  ...setting,
  notifications: {
    ...setting.notifications,
    [kind]: { ...setting.notifications[kind], [channel]: isOn },
  },
});
