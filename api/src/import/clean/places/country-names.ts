import { type CountryKey, countries, languages } from '@jobharbor/shared/contracts';
import { isoCountries } from '@jobharbor/shared/contracts/primitives/iso-countries';
import { locationsOf } from '../../../config-lists/index.ts';
import { countryAliases, regionsOfCountries, townsOfNamesakes } from '../../../data-files/place-names.ts';
import { otherTags } from '../text/other-languages.ts';
import { comparable } from '../text/plain-text.ts';

/** The market of an ISO 3166 alpha-2 code: itself, or `others`. */
export const marketOf = (country: string): CountryKey =>
  countries.find(({ key }) => key === country.toLowerCase())?.key ?? 'others';

const nameKey = (text: string): string =>
  comparable(text)
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة(?!\p{L})/gu, 'ه');

let known: Map<string, string> | undefined;
/** Made with the first country that is read. */
const countryCodes = (): Map<string, string> => {
  known ??= createCountryCodes();
  return known;
};

/** Names of all countries by the CLDR, in the languages of the site first, and the aliases that feeds use. */
function createCountryCodes(): Map<string, string> {
  const codes = new Map<string, string>();
  // Not all that the CLDR names: 越南 would be North Vietnam, and withdrawn codes share names with today's.
  const all = [...isoCountries, 'xk'];
  for (const value of [...languages.map((language) => language.value), ...otherTags])
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([value], { type: 'region', style, fallback: 'none' });
      for (const code of all) {
        const name = nameKey(names.of(code.toUpperCase()) ?? '');
        if (name !== '' && !codes.has(name)) codes.set(name, code);
      }
    }
  for (const { country, aliases } of countryAliases)
    for (const alias of aliases) codes.set(nameKey(alias), country);
  return codes;
}

/** The ISO code of a country's name or code as feeds give it; undefined for any other text. */
export function countryCodeOf(text: string): string | undefined {
  const name = nameKey(text);
  return countryCodes().get(name) ?? (/^[a-z]{2}$/.test(name) ? name : undefined);
}

/** The region of the market "others" that contains a country. */
export function regionOfForeignCountry(code: string): number | undefined {
  const key = regionsOfCountries.find((one) => one.countries.includes(code.toUpperCase()))?.region;
  return locationsOf('others').find((region) => region.key === key)?.id;
}

/** The ISO 3166 alpha-2 code, in lower case, of a country name. */
export const countryNamed = (name: string): string | undefined => countryCodes().get(nameKey(name));

/** Whether a text is a town of a country whose name is also that of a place elsewhere: Tbilisi of Georgia. */
export const isTownOfNamesake = (code: string, text: string): boolean =>
  townsOfNamesakes.some(
    ({ country, towns }) => country === code && towns.some((town) => nameKey(town) === nameKey(text)),
  );
