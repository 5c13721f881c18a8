import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import { useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useSettingUpdate } from './use-setting-update.ts';

/** Whether employers may find the person. Saved at once (optimistic update), and rolled back on failure. */
export function FoundSection({ isFindable }: { isFindable: boolean }) {
  const { t } = useTranslation('profile');
  const { notify } = useRemote();
  const errorText = useErrorText();
  const update = useSettingUpdate();
  const show = (isOn: boolean) => update((current) => ({ ...current, is_findable: isOn }));
  const save = useSend(updateAccountSetting, { scope: { id: 'findable' } });
  const turn = (isOn: boolean) => {
    show(isOn);
    save.mutate(
      { body: { is_findable: isOn } },
      {
        onError(error) {
          show(!isOn);
          notify({ tone: 'danger', text: errorText(error) });
        },
      },
    );
  };
  return (
    <SettingsSection title={t('settings.found.title')} lead={t('settings.found.lead')}>
      <Switch
        checked={isFindable}
        onChange={({ target }) => turn(target.checked)}
        label={t('settings.found.label')}
        hint={t('settings.found.hint')}
      />
      <p className="jh-quiet jh-small">{t('settings.found.hidden')}</p>
    </SettingsSection>
  );
}
