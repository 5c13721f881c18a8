import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Sections of the settings in order, with the key of their text. */
const sections = {
  signIn: 'settings.signIn',
  passkeys: 'passkeys.title',
  locale: 'settings.locale.title',
  notify: 'settings.notify.title',
  messages: 'entries.title.greeting',
  automatic: 'settings.automatic.title',
  shown: 'settings.shown.title',
  found: 'settings.found.title',
  blocked: 'settings.blocked.title',
  devices: 'settings.devices.title',
  activity: 'settings.activity.title',
  data: 'accountData.title',
} as const;
export type SettingsSectionName = keyof typeof sections;

const idOf = (name: SettingsSectionName) => `settings-${name}`;

/**
 * Target of a link of the table of contents, and of links to the page with its hash. It does not exist yet when they
 * are followed.
 */
export function SettingsPart({ name, children }: { name: SettingsSectionName; children: ReactNode }) {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  const isTarget = hash === `#${idOf(name)}`;
  useEffect(() => {
    if (!isTarget) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <div ref={part} id={idOf(name)} className="jhp-settings__part" tabIndex={-1}>
      {children}
    </div>
  );
}

/** What an older API version does not send has no section. */
const isShown = (name: SettingsSectionName, setting: AccountSetting): boolean =>
  !(
    (name === 'found' && setting.is_findable === undefined) ||
    (name === 'automatic' && setting.automatic === undefined) ||
    (name === 'shown' && setting.shows_activity === undefined)
  );

/** Table of contents, sticky beside the sections on a wide screen. */
export function SettingsContents({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const names = (Object.keys(sections) as SettingsSectionName[]).filter((name) => isShown(name, setting));
  return (
    <nav className="jhp-settings__contents" aria-label={t('settings.contents')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                const part = document.getElementById(idOf(name));
                if (part === null) return;
                // Replaces the history entry: no additional step for Back.
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
