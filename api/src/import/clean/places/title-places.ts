import { marketOf } from './country-names.ts';
import { isPlaceName } from './place-index.ts';

/** Places in brackets or after a dash of a title, "Python Engineer (Makati)"; the whole part must be a place's name. */
export function placesInTitle(title: string, country: string): string[] {
  const market = marketOf(country);
  const parts =
    title.match(
      /[([（［【][^)\]）］】]+[)\]）］】]|\s[-–|]\s[^-–|([（]+|(?<=\p{L})[-–]\s?\p{L}[^-–|([（]*$/gu,
    ) ?? [];
  return parts
    .flatMap((part) => part.replace(/^[\s([（［【|–-]+|[\s)\]）］】]+$/g, '').split(/[、,/]/))
    .map((part) =>
      part.trim().replace(/(?:地區|地区|分校|分部|分公司|[總总]部|\s(?:geneli|ve çevresi|bölgesi))$/iu, ''),
    )
    .filter((part) => part !== '' && isPlaceName(market, part));
}
