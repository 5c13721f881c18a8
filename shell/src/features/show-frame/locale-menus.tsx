import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { Button, Menu, MenuItem } from '@jobharbor/shared/ui';
import Globe from 'lucide-react/icons/globe';
import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import { useFrameLocale } from './use-frame-locale.ts';

/** Country and language menus. The entries are links to the same page, so they work without script too. */
export function LocaleMenus() {
  const { t } = useTranslation('shell');
  const { language, country, here, nameOf } = useFrameLocale();
  const close = t('close');
  return (
    <>
      <Menu
        wide
        label={t('locale.country')}
        closeLabel={close}
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconStart={<MapPin />}
            aria-label={t('locale.countryNow', { name: nameOf(country.key) })}
          >
            <span className="jhf-header__wide" suppressHydrationWarning>
              {nameOf(country.key)}
            </span>
          </Button>
        }
      >
        {openCountries.map((entry) => (
          <MenuItem key={entry.key} href={here({ country: entry })} current={entry.id === country.id}>
            <span suppressHydrationWarning>{nameOf(entry.key)}</span>
          </MenuItem>
        ))}
      </Menu>
      <Menu
        label={t('locale.language')}
        closeLabel={close}
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconStart={<Globe />}
            aria-label={t('locale.languageNow', { name: language.label })}
          >
            <span className="jhf-header__wide" lang={language.value}>
              {language.label}
            </span>
          </Button>
        }
      >
        {openLanguages.map((entry) => (
          <MenuItem
            key={entry.value}
            href={here({ language: entry })}
            hrefLang={entry.value}
            lang={entry.value}
            current={entry.id === language.id}
          >
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
