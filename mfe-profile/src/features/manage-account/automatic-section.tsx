import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { Switch } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useSwitchSetting } from './use-switch-setting.ts';

type Automatic = NonNullable<AccountSetting['automatic']>;

/** What the site sends for the person by itself: the greeting in use, and a résumé. */
export function AutomaticSection({ automatic }: { automatic: Automatic }) {
  const { t } = useTranslation('profile');
  const greeting = useAutomatic('greeting');
  const resume = useAutomatic('resume');
  return (
    <SettingsSection title={t('settings.automatic.title')} lead={t('settings.automatic.lead')}>
      <Switch
        checked={automatic.greeting}
        onChange={({ target }) => greeting(target.checked)}
        label={t('settings.automatic.greeting')}
        hint={t('settings.automatic.greetingHint')}
      />
      <Switch
        checked={automatic.resume}
        onChange={({ target }) => resume(target.checked)}
        label={t('settings.automatic.resume')}
        hint={t('settings.automatic.resumeHint')}
      />
    </SettingsSection>
  );
}

const none: Automatic = { greeting: false, resume: false };

const useAutomatic = (kind: keyof Automatic) =>
  useSwitchSetting({
    id: `automatic-${kind}`,
    show: (current, isOn) => ({ ...current, automatic: { ...none, ...current.automatic, [kind]: isOn } }),
    body: (isOn) => ({ automatic: { [kind]: isOn } }),
  });
