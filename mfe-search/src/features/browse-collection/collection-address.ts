import type { AcrossAddress, AcrossFilterName } from '@jobharbor/shared/contracts/search/across-address';

export const isNarrowed = ({ countries, chosen }: AcrossAddress): boolean =>
  countries.length + Object.keys(chosen).length > 0;

/** With the value added, or removed where it is chosen; a filter of steps has one value. */
export function toggle(address: AcrossAddress, name: AcrossFilterName | 'country', value: string) {
  const before = name === 'country' ? address.countries : (address.chosen[name] ?? []);
  const others = name === 'hours' ? [] : before.filter((one) => one !== value);
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...others, value];
  return name === 'country'
    ? { ...address, countries: values, page: 1 }
    : { ...address, chosen: { ...address.chosen, [name]: values }, page: 1 };
}
