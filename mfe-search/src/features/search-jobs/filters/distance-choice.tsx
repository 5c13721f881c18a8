import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { RadioGroup } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedPlace, type Reach, reachesOf } from './places-within.ts';

export type DistanceChoiceProps = {
  /** Name of its inputs: the panel of the row and that of the sheet are one document. */
  name: string;
  /** The cities of the country's list. */
  places: readonly ListedPlace[];
  /** `seo_value` of the chosen places and regions. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/**
 * How far from a chosen city work may be: chooses the cities of the list within the distance. Shown for one chosen city, and
 * for those of a distance.
 */
export function DistanceChoice({ name, places, chosen, onChoose }: DistanceChoiceProps) {
  const { t } = useTranslation('search');
  const { tag, country } = useLocale();
  const [lastCenter, setLastCenter] = useState<string>();
  const own = findCenter(places, chosen, country.key, lastCenter);
  if (own === undefined) return null;
  const { center, reaches } = own;
  const place = isolate(center.value);
  if (reaches.length === 0) return <p className="jh-quiet jh-small">{t('distance.alone', { place })}</p>;
  const lengthOf = ({ distance, unit }: Reach) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(distance);
  return (
    <RadioGroup
      inline
      legend={t('distance.legend', { place })}
      hint={t('distance.hint')}
      name={name}
      value={String(reaches.find((reach) => isSame(reach, chosen))?.distance ?? '')}
      onValueChange={(value) => {
        setLastCenter(center.seo_value);
        const reach = reaches.find(({ distance }) => String(distance) === value);
        onChoose((reach?.places ?? [center]).map(({ seo_value }) => seo_value));
      }}
      options={[
        { value: '', label: t('distance.only', { place }) },
        ...reaches.map((reach) => ({
          value: String(reach.distance),
          label: t('distance.within', { distance: isolate(lengthOf(reach)) }),
        })),
      ]}
    />
  );
}

const isSame = ({ places }: Reach, chosen: readonly string[]): boolean =>
  places.length === chosen.length && places.every(({ seo_value }) => chosen.includes(seo_value));

/** The city from which a distance is measured: the only one, or one whose distance gives the chosen ones. */
function findCenter(
  places: readonly ListedPlace[],
  chosen: readonly string[],
  country: string,
  last: string | undefined,
) {
  const cities = places.filter(({ seo_value }) => chosen.includes(seo_value));
  if (cities.length !== chosen.length) return undefined;
  return cities
    .toSorted((one, other) => Number(other.seo_value === last) - Number(one.seo_value === last))
    .map((center) => ({ center, reaches: reachesOf(center, places, country) }))
    .find(({ reaches }) => chosen.length === 1 || reaches.some((reach) => isSame(reach, chosen)));
}
