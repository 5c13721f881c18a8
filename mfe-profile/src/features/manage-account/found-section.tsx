import { Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useSwitchSetting } from './use-switch-setting.ts';

/** Whether others see when the person was active, and the person sees theirs. */
export function ShownActivitySection({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('profile');
  const turn = useSwitchSetting({
    id: 'activity',
    show: (current, isOn) => ({ ...current, shows_activity: isOn }),
    body: (isOn) => ({ shows_activity: isOn }),
  });
  return (
    <SettingsSection title={t('settings.shown.title')} lead={t('settings.shown.lead')}>
      <Switch
        checked={isShown}
        onChange={({ target }) => turn(target.checked)}
        label={t('settings.shown.label')}
        hint={t('settings.shown.hint')}
      />
    </SettingsSection>
  );
}

/** Whether employers may find the person. */
export function FoundSection({ isFindable }: { isFindable: boolean }) {
  const { t } = useTranslation('profile');
  const turn = useSwitchSetting({
    id: 'findable',
    show: (current, isOn) => ({ ...current, is_findable: isOn }),
    body: (isOn) => ({ is_findable: isOn }),
  });
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
