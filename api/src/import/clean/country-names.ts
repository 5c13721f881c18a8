import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import { locationsOf } from '../../config-lists/index.ts';
import { regionsOfCountries } from './place-names.ts';
import { comparable } from './plain-text.ts';

/** The market of an ISO 3166 alpha-2 code: itself, or `others`. */
export const marketOf = (country: string): CountryKey =>
  countries.find(({ key }) => key === country.toLowerCase())?.key ?? 'others';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countryCodes = createCountryCodes();

function createCountryCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  const all = [
    ...countries.map(({ key }) => key),
    ...regionsOfCountries.flatMap((region) => region.countries.map((code) => code.toLowerCase())),
  ];
  for (const code of all)
    if (/^[a-z]{2}$/.test(code) && code !== 'uk')
      codes.set(comparable(names.of(code.toUpperCase()) ?? code), code);
  const others: [string, string][] = [
    ['uk', 'gb'],
    ['u k', 'gb'],
    ['england', 'gb'],
    ['scotland', 'gb'],
    ['wales', 'gb'],
    ['usa', 'us'],
    ['us', 'us'],
    ['u s', 'us'],
    ['u s a', 'us'],
    ['united states of america', 'us'],
    ['uae', 'ae'],
    ['turkey', 'tr'],
    ['turkiye', 'tr'],
    ['viet nam', 'vn'],
    ['brasil', 'br'],
    ['espana', 'es'],
    ['mexico', 'mx'],
    ['korea', 'kr'],
    ['hong kong', 'hk'],
    ['台灣', 'tw'],
    ['臺灣', 'tw'],
    ['日本', 'jp'],
    ['中国', 'cn'],
    ['中國', 'cn'],
    ['香港', 'hk'],
  ];
  for (const [name, code] of others) codes.set(name, code);
  return codes;
}

/** The ISO code of a country's name or code as feeds give it; undefined for any other text. */
export function countryCodeOf(text: string): string | undefined {
  const name = comparable(text);
  return countryCodes.get(name) ?? (/^[a-z]{2}$/.test(name) ? name : undefined);
}

/** The region of the market "others" that contains a country. */
export function abroad(code: string): number | undefined {
  const key = regionsOfCountries.find((one) => one.countries.includes(code.toUpperCase()))?.region;
  return locationsOf('others').find((region) => region.key === key)?.id;
}

/** The ISO 3166 alpha-2 code, in lower case, of a country name. */
export const countryNamed = (name: string): string | undefined => countryCodes.get(comparable(name));
