import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { type AcrossAddress, acrossPath } from '@jobharbor/shared/contracts/search/across-address';
import type { AcrossList } from '@jobharbor/shared/contracts/search/search-across';
import { countryName, formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Chip } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface CollectionReachProps {
  collection: AcrossList;
  address: AcrossAddress;
  found: { total: number; all_total: number };
}

/** The choice between the jobs that are open to the person and all of them, and what open means. */
export function CollectionReach({ collection, address, found }: CollectionReachProps) {
  const { t } = useTranslation('search');
  const { tag, language, country } = useLocale();
  // As the API takes them (`open_to_me` of the call).
  const languages = new Intl.ListFormat(tag, { type: 'disjunction' }).format(
    namesOf(tag, [language.value, country.defaultLanguage, 'en']),
  );
  const choices = [
    { all: false, text: t('collection.across.open'), count: address.all ? null : found.total },
    { all: true, text: t('collection.across.all'), count: found.all_total },
  ];
  const { language: chosenLanguage, hours } = address.chosen;
  const saysMeaning = !address.all && !chosenLanguage && !hours && country.key !== 'others';
  return (
    <nav className="jh-stack jh-gap-2" aria-label={t('collection.across.which')}>
      <ul className="jh-chips jhs-plain-list">
        {choices.map(({ all, text, count }) => (
          <li key={text}>
            <Chip
              on={all === address.all}
              render={
                <Link
                  to={acrossPath(collection, { ...address, all, page: 1 })}
                  aria-current={all === address.all || undefined}
                />
              }
            >
              {text}{' '}
              {count !== null && (
                <span className="jh-quiet" suppressHydrationWarning>
                  {formatNumber(tag, count)}
                </span>
              )}
            </Chip>
          </li>
        ))}
      </ul>
      {saysMeaning && (
        <p className="jhs-collection__lead" suppressHydrationWarning>
          {t(collection === 'visa' ? 'collection.across.meansAbroad' : 'collection.across.means', {
            country: countryName(tag, country.key) ?? '',
            languages,
          })}
        </p>
      )}
    </nav>
  );
}

/** The names of languages in another one, each once. */
const namesOf = (tag: string, languages: readonly string[]): string[] =>
  [...new Set(languages)].map(displayNames(tag, 'language'));
