import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setVisitorCookie } from '../../common/visitor-cookie.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** Light, dark or the device's theme. The choice is a cookie, so that the server renders the next page with it. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const { theme: chosen } = document.documentElement.dataset;
    if (chosen === 'light' || chosen === 'dark') setTheme(chosen);
  }, []);
  const choose = (next: Theme) => {
    setTheme(next);
    setVisitorCookie('theme', next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <fieldset className="jhf-theme">
      <legend className="jh-visually-hidden">{t('theme.label')}</legend>
      {themes.map((value) => (
        <label key={value} className="jhf-theme__choice">
          <input
            className="jh-visually-hidden"
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <span className="jhf-theme__label">{t(`theme.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
