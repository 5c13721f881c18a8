import { brand } from '@jobharbor/shared/brand';
import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { Logo } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { findWellKnown } from '../../common/find-well-known.ts';
import { ConsentSettings } from './consent-notice.tsx';
import { useFrame } from './frame-context.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useFrameLocale } from './use-frame-locale.ts';
import { usePlaces } from './use-places.ts';

/** Links to every country and language, the theme switch and the legal pages. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  const { now, contracts } = useFrame();
  const { language, here, nameOf } = useFrameLocale();
  const jobs = findWellKnown(contracts, 'jobs') ?? '';
  return (
    <footer className="jhf-footer">
      <div className="jh-page jhf-footer__columns">
        <div className="jhf-footer__brand">
          <Logo name={brand.name} />
          <p className="jh-quiet">{t('footer.tagline')}</p>
          <ThemeSwitch />
        </div>
        <nav aria-labelledby="jhf-countries">
          <h2 id="jhf-countries" className="jhf-footer__heading">
            {t('footer.jobsByCountry')}
          </h2>
          <ul className="jhf-footer__list">
            {openCountries.map(({ key }) => (
              <li key={key}>
                <a href={`/${language.slug}/${key}${jobs}`} suppressHydrationWarning>
                  {nameOf(key)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="jhf-languages">
          <h2 id="jhf-languages" className="jhf-footer__heading">
            {t('locale.language')}
          </h2>
          <ul className="jhf-footer__list">
            {openLanguages.map((entry) => (
              <li key={entry.value}>
                <a
                  href={here({ language: entry })}
                  hrefLang={entry.value}
                  lang={entry.value}
                  aria-current={entry.id === language.id ? 'true' : undefined}
                >
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="jh-page jhf-footer__end jh-small jh-quiet">
        <span>
          © {new Date(now).getUTCFullYear()} {brand.legalName}
        </span>
        <FooterPlaces />
        <ConsentSettings />
      </div>
    </footer>
  );
}

function FooterPlaces() {
  return usePlaces('footer').map(({ path, href, label }) => (
    <a key={path} href={href}>
      {label}
    </a>
  ));
}
