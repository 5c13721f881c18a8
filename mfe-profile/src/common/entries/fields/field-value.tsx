import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import type { Field } from '../entry-kind.ts';
import { levelName } from '../entry-words.ts';
import { useCountryName, useFlatList, useLanguageName, useLocations } from '../option-names.ts';
import { useMonthText } from '../use-month-text.ts';

export interface FieldValueProps {
  field: Field;
  value: string;
  /** Key of the country whose places a field of type `location` lists. */
  country?: string;
}

/** Display text of a form's value: a month in the page's language, an option, place or level by its name. */
export function FieldValue({ field, value, country = '' }: FieldValueProps) {
  const { t } = useTranslation('profile');
  const { tag, language } = useLocale();
  const { month } = useMonthText();
  const languageName = useLanguageName();
  const countryName = useCountryName();
  switch (field.type) {
    case 'month':
      return /^\d{4}(?:-\d{2})?$/.test(value) ? month(value) : <bdi>{value}</bdi>;
    case 'check':
      return t('readResume.yes');
    case 'option':
      return <OptionName field={field} id={Number(value)} />;
    case 'level':
      return levelName(language.value, field.texts, value);
    case 'language':
      return languageName(value);
    case 'languages':
      return joinWithCommas(tag, value.split(',').map(languageName));
    case 'country':
      return countryName(value.toUpperCase());
    case 'location':
      return <PlaceName country={country} id={Number(value)} />;
    default:
      return <span dir="auto">{value}</span>;
  }
}

function OptionName({ field, id }: { field: Field & { type: 'option' }; id: number }) {
  return useFlatList(field.list).find((option) => option.id === id)?.value ?? '…';
}

function PlaceName({ country, id }: { country: string; id: number }) {
  const places = useLocations(country).flatMap((region) => [region, ...region.locations]);
  return places.find((place) => place.id === id)?.value ?? '…';
}
