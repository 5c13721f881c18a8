import { openCountries } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** Links to the site in all countries. */
export function AllCountries() {
  const { t } = useTranslation('search');
  const { language, country } = useLocale();
  return (
    <nav className="jh-stack jh-gap-3" aria-labelledby="jhs-talents-countries">
      <h2 id="jhs-talents-countries">{t('talents.countriesTitle')}</h2>
      <p className="jhs-talents__text">{t('talents.countriesText')}</p>
      <ul className="jhs-talents__countries jhs-plain-list">
        {openCountries.map(({ key }) => (
          <li key={key}>
            <a
              href={`/${language.slug}/${key}`}
              aria-current={key === country.key ? 'true' : undefined}
              suppressHydrationWarning
            >
              {countryName(language.value, key) ?? t('home.everywhere')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
