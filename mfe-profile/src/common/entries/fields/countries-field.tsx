import { isoCountries } from '@jobharbor/shared/contracts/primitives/iso-countries';
import { useLocale } from '@jobharbor/shared/remote';
import { useCountryName } from '../option-names.ts';
import { CodesField } from './codes-field.tsx';
import type { ControlProps } from './select.tsx';

/** All countries and territories with their localised names, sorted. */
export function useCountryOptions() {
  const { tag } = useLocale();
  const nameOf = useCountryName();
  const { compare } = new Intl.Collator(tag);
  return isoCountries
    .map((code) => ({ code, name: nameOf(code.toUpperCase()) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Multi-select of countries. */
export function CountriesField(control: ControlProps & { max: number }) {
  return <CodesField {...control} options={useCountryOptions()} />;
}
