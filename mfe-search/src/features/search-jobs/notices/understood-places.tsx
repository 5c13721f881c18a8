import type { JobPage } from '@jobharbor/shared/contracts/search/search';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { type ResultsSearch, writeAddress } from '../address.ts';
import { NearMe } from '../filters/near-me.tsx';

type PlacesProps = { filters: ResultsSearch; understood: JobPage['understood'] };

/** Places that the search recognised in the words, and its questions about ambiguous ones. */
export function UnderstoodPlaces({ filters, understood }: PlacesProps) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { options = [], places_meant = [], place_abroad: abroad, nearby } = understood;
  const addressIn = (place: string, q: string) =>
    `/jobs${writeAddress({ filters: { ...filters, q, location: [...new Set([...filters.location, place])] } })}`;
  return (
    <>
      {options.map(
        ({ text, name, instead_of: place }) =>
          place && (
            <p key={text} className="jhs-corrected">
              {t('results.noneIn', { place: isolate(place), region: isolate(name) })}
            </p>
          ),
      )}
      {places_meant.map(({ text, location, name, rest }) => (
        <p key={text} className="jhs-corrected">
          <ButtonLink size="small" render={<Link to={addressIn(location, rest)} />}>
            {t('results.didYouMean', { place: isolate(name) })}
          </ButtonLink>
        </p>
      ))}
      {nearby && (
        <div className="jhs-corrected">
          <p>{t('results.nearWhere')}</p>
          <NearMe onPlace={(place) => navigate(addressIn(place, nearby.rest))} />
        </div>
      )}
      {abroad && <PlaceAbroadNotice abroad={abroad} />}
    </>
  );
}

type Abroad = NonNullable<JobPage['understood']['place_abroad']>;

/** A place of another country, with a link to its jobs there. */
function PlaceAbroadNotice({ abroad }: { abroad: Abroad }) {
  const { t } = useTranslation('search');
  const { language } = useLocale();
  const { country, location, name, rest, total } = abroad;
  const query = new URLSearchParams({ ...(rest && { q: rest }), location });
  return (
    <p className="jhs-corrected">
      {t('results.abroad', {
        place: isolate(name),
        country: countryName(language.value, country) ?? t('home.everywhere'),
      })}{' '}
      <ButtonLink size="small" href={`/${language.slug}/${country}/jobs?${query}`}>
        {t('results.count', { count: total })}
      </ButtonLink>
    </p>
  );
}
