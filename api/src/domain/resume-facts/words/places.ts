import { languages, countries as markets } from '@jobharbor/shared/contracts/markets/market';
import { locationsOf } from '../../../config-lists/locations.ts';
import { placeNames, provinces } from '../../../data-files/place-names.ts';
import { foldText } from '../../../search/analyser/fold-text.ts';
import townsElsewhere from './towns.json' with { type: 'json' };

/** Two-letter codes of all countries that `Intl` can name. */
const codes = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);
const countries = new Set<string>();
for (const { value } of languages) {
  const names = new Intl.DisplayNames(value, { type: 'region', fallback: 'none' });
  for (const code of codes) {
    const name = names.of(code);
    if (name !== undefined) countries.add(foldText(name));
  }
}
for (const name of ['usa', 'u.s.a', 'uk', 'u.k', 'uae', 'england', 'scotland', 'czech republic', 'holland'])
  countries.add(name);

/** Towns of the site's lists, towns that name a time zone (`Asia/Tokyo`), and large towns of other countries. */
const towns = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) =>
    foldText(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''),
  ),
);

for (const name of townsElsewhere) towns.add(foldText(name));
for (const { key } of markets)
  for (const { children } of locationsOf(key))
    for (const { names } of children) for (const name of Object.values(names)) towns.add(foldText(name));

/** Outside of the markets the list has cities alone. */
function isOfOtherCountries({ country }: { country: string }): boolean {
  return country === 'others';
}

/** Names of regions, such as states of the USA; their codes only in capitals. */
const regions = new Set<string>();
const regionCodes = new Set<string>();
for (const { names } of placeNames.filter(isOfOtherCountries))
  for (const name of names) towns.add(foldText(name));
for (const { names } of [...provinces, ...placeNames.filter((row) => !isOfOtherCountries(row))])
  for (const name of names)
    if (/^\p{Lu}{2}$/u.test(name)) regionCodes.add(name);
    else regions.add(foldText(name));

const isRegion = (text: string): boolean => regionCodes.has(text) || regions.has(foldText(text));

/** With or without the word for a town: `上海市`, `横浜市`. */
const isTown = (text: string): boolean =>
  [text.trim(), text.trim().replace(/(?<=^\p{sc=Han}{2,6})市$/u, '')].some((name) =>
    towns.has(foldText(name)),
  );
const isCountry = (text: string): boolean => countries.has(foldText(text.trim().replace(/\.$/, '')));
const isPlaceName = (text: string): boolean => /^[\p{Lu}\p{Lo}][\p{L} .'’-]{1,30}$/u.test(text);

/** Whether a text begins with a country or a town and goes on with places: `Norway`, `Norway/Oslo`, `Oslo, Norway`. */
export function isSurelyPlace(text: string): boolean {
  const [first = ''] = text.split(/[,，、،/|]/u);
  return isPlace(text) && (isCountry(first) || isTown(first));
}

/** Whether a text may be a place and nothing else: `Oslo, Norway`. So is `Hotel, Norway`. */
export function isPlace(text: string): boolean {
  const pieces = text.split(/\s*[,，、،/|]\s*/u).filter(Boolean);
  if (pieces.length === 0 || pieces.length > 3) return false;
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const isInRegion = pieces.length === 2 && isRegion(last);
  return (isCountry(first) || isCountry(last) || isTown(first) || isInRegion) && pieces.every(isPlaceName);
}

/** Whether a text names a street: `Calle Mayor 4`, `Jl. Sudirman`. */
export const isStreet = (text: string): boolean =>
  /\b(?:street|st\.|road|rd\.|avenue|ave\.|lane|drive|calle|avenida|rua|jalan|jl\.|lorong|sokak|cad\.|mah\.|blvd)(?!\p{L})|شارع|حي\s|[市区區县縣町]\p{Script=Han}/iu.test(
    text,
  );

/** Whether a text begins with the word for a street of a language that puts it first. */
export const beginsAsStreet = (text: string): boolean =>
  /^(?:calle|avenida|av\.|rua|jalan|jl\.|jln\.?|lorong|شارع)\s/iu.test(text);
