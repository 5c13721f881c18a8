import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Sections of the settings in their order, with the text that names each. */
const sections = {
  signIn: 'settings.signIn',
  passkeys: 'passkeys.title',
  locale: 'settings.locale.title',
  notify: 'settings.notify.title',
  messages: 'entries.title.greeting',
  blocked: 'settings.blocked.title',
  devices: 'settings.devices.title',
  activity: 'settings.activity.title',
  data: 'accountData.title',
} as const;
export type SettingsSectionName = keyof typeof sections;

const idOf = (name: SettingsSectionName) => `settings-${name}`;

/** Where a link of the contents leads to. */
export function SettingsPart({ name, children }: { name: SettingsSectionName; children: ReactNode }) {
  return (
    <div id={idOf(name)} className="jhp-settings__part" tabIndex={-1}>
      {children}
    </div>
  );
}

/** Links to the sections, which stay beside them on a wide screen. */
export function SettingsContents() {
  const { t } = useTranslation('profile');
  return (
    <nav className="jhp-settings__contents" aria-label={t('settings.contents')}>
      <ul>
        {(Object.keys(sections) as SettingsSectionName[]).map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                const part = document.getElementById(idOf(name));
                if (part === null) return;
                // Without an entry in the history, which would be one more step back.
                event.preventDefault();
                part.scrollIntoView();
                part.focus({ preventScroll: true });
              }}
            >
              {t(sections[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
