import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import type { AccountSetting, NoticeSchedule } from '@jobharbor/shared/contracts/account/account-setting';
import { useErrorText, useRemote, useSend, useTimeZone } from '@jobharbor/shared/remote';
import { FieldGroup, Switch, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingUpdate } from './use-setting-update.ts';

const night = { from: '22:00', until: '07:00' };

/**
 * When mails and text messages come: quiet hours by the clock of this browser's time zone, and one mail a day. Each change is
 * saved at once, and rolled back on failure.
 */
export function ScheduleFields({ schedule }: { schedule: AccountSetting['schedule'] }) {
  const { t } = useTranslation('profile');
  const timeZone = useTimeZone();
  const shown: NoticeSchedule = schedule ?? { time_zone: timeZone, quiet: null, digest: false };
  const save = useSaveSchedule(shown);
  return (
    <FieldGroup legend={t('settings.notify.when.legend')}>
      <div className="jhp-setting__switches">
        <Switch
          checked={shown.quiet !== null}
          onChange={({ target }) => save({ quiet: target.checked ? night : null })}
          label={t('settings.notify.when.quiet.label')}
          hint={t('settings.notify.when.quiet.hint')}
        />
        {shown.quiet && <QuietHours quiet={shown.quiet} onChange={save} />}
        <Switch
          checked={shown.digest}
          onChange={({ target }) => save({ digest: target.checked })}
          label={t('settings.notify.when.digest.label')}
          hint={t('settings.notify.when.digest.hint')}
        />
      </div>
    </FieldGroup>
  );
}

interface QuietHoursProps {
  quiet: NonNullable<NoticeSchedule['quiet']>;
  onChange: (change: Partial<NoticeSchedule>) => void;
}

/**
 * Beginning and end. Saved when the field is left, so that a time half typed is not. What is typed stays during and after a
 * save: the next field has the focus by then.
 */
function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const { t } = useTranslation('profile');
  const timeZone = useTimeZone();
  const [typed, setTyped] = useState(quiet);
  const fault =
    typed.from === '' || typed.until === ''
      ? t('settings.notify.when.missing')
      : typed.from === typed.until && t('settings.notify.when.equal');
  const field = (name: 'from' | 'until') => (
    <TextField
      type="time"
      required
      label={t(`settings.notify.when.${name}`)}
      value={typed[name]}
      onChange={({ target }) => setTyped((all) => ({ ...all, [name]: target.value.slice(0, 5) }))}
      onBlur={() => !fault && typed[name] !== quiet[name] && onChange({ quiet: typed })}
      error={name === 'until' ? fault || undefined : undefined}
    />
  );
  return (
    <div className="jhp-setting__quiet">
      {field('from')}
      {field('until')}
      <p className="jh-quiet jh-small">
        {t('settings.notify.when.zone', { zone: timeZone.replaceAll('_', ' ') })}
      </p>
    </div>
  );
}

function useSaveSchedule(shown: NoticeSchedule): (change: Partial<NoticeSchedule>) => void {
  const { notify, timeZone } = useRemote();
  const errorText = useErrorText();
  const update = useSettingUpdate();
  // Mutations of one scope run sequentially, in the order of the clicks.
  const { mutate } = useSend(updateAccountSetting, { scope: { id: 'notification-settings' } });
  return (change) => {
    const schedule = { ...shown, ...change, time_zone: timeZone };
    const show = (next: NoticeSchedule) => update((current) => ({ ...current, schedule: next }));
    show(schedule);
    mutate(
      { body: { schedule } },
      {
        onError(error) {
          show(shown);
          notify({ tone: 'danger', text: errorText(error) });
        },
      },
    );
  };
}
