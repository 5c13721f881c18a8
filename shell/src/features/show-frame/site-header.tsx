import { brand } from '@jobharbor/shared/brand';
import { Logo } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './account-menu.tsx';
import { HeaderSlots } from './header-slots.tsx';
import { LocaleMenus } from './locale-menus.tsx';
import { PlaceBadge } from './place-badge.tsx';
import { useFrameLocale } from './use-frame-locale.ts';
import { usePlaces } from './use-places.ts';

/** Link home, the main places, country and language, the account menu. */
export function SiteHeader() {
  const { t } = useTranslation('shell');
  const { base } = useFrameLocale();
  const places = usePlaces('header');
  return (
    <header className="jhf-header">
      <div className="jh-page jhf-header__bar">
        <a className="jhf-header__home" href={base} aria-label={t('nav.home', { name: brand.name })}>
          <Logo name={brand.name} />
        </a>
        <nav className="jhf-header__nav" aria-label={t('nav.label')}>
          {places.map((place) => (
            <a
              key={place.path}
              className="jhf-header__link"
              href={place.href}
              aria-current={place.isCurrent ? 'page' : undefined}
            >
              {place.label}
              <PlaceBadge place={place} />
            </a>
          ))}
        </nav>
        <div className="jhf-header__tools">
          <HeaderSlots />
          <LocaleMenus />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
