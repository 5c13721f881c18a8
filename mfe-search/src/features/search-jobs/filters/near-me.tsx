import { LocateButton, type NearestPlace, placeText } from '@jobharbor/shared/domain/places';
import { useLocale } from '@jobharbor/shared/remote';
import { TextLink } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Button that selects the person's current place; if that is in another country, opens that country. */
export function NearMe({ onPlace }: { onPlace: (seoValue: string) => void }) {
  const { t } = useTranslation('search');
  const { language, country, tag } = useLocale();
  const [elsewhere, setElsewhere] = useState<NearestPlace | null>(null);
  const choose = (place: NearestPlace) => {
    const isHere = place.country_key === country.key;
    setElsewhere(isHere ? null : place);
    if (isHere) onPlace(place.location.seo_value);
  };
  const name = elsewhere?.location.value ?? '';
  return (
    <>
      <LocateButton
        texts={t('nearby', { returnObjects: true })}
        foundText={elsewhere ? t('nearby.elsewhere', { place: placeText(tag, elsewhere) }) : ''}
        onFound={choose}
      />
      {elsewhere && (
        <TextLink
          href={`/${language.slug}/${elsewhere.country_key}/jobs?location=${elsewhere.location.seo_value}`}
        >
          {t('nearby.show', { place: name })}
        </TextLink>
      )}
    </>
  );
}
