import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import type { ConfigOption } from '../../config-lists/index.ts';
import { everydayPlaces } from './everyday-places.ts';
import { foldName, namedOptions } from './named-options.ts';

/** Shorter names are words or abbreviations in some language. */
const minLetters = 4;
const longestName = 3;
/** Names of regions that only their own country understands: Central, Northern Region. */
const isDirection =
  /^(?:(?:the|and|central|centre|coast|region|islands?|(?:north|south|east|west|mid)(?:ern|east|west)?)(?: |$))+$/;

interface Abroad {
  country: CountryKey;
  option: ConfigOption;
}

let known: ReadonlyMap<string, Abroad> | null = null;

/** The first country of the list has the name, where several have a place of it. */
function placesByName(): ReadonlyMap<string, Abroad> {
  if (known) return known;
  const places = new Map<string, Abroad>();
  for (const { key: country } of countries)
    for (const { option, names } of everydayPlaces(country))
      for (const name of new Set([...Object.values(option.names), ...names].map(foldName)))
        if (isTelling(name) && !places.has(name)) places.set(name, { country, option });
  known = places;
  return places;
}

const isTelling = (name: string): boolean =>
  /^\p{Script=Han}{2,}$/u.test(name) || (name.length >= minLetters && !isDirection.test(name));

/** The place of another country that a query names, and the other words; null for none. */
export function placeAbroad(country: CountryKey, typed: string): (Abroad & { rest: string }) | null {
  const words = typed
    .slice(0, 200)
    .split(/[\s,;、]+/u)
    .filter(Boolean);
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1)
    for (let at = 0; at + count <= words.length; at += 1) {
      const name = foldName(words.slice(at, at + count).join(' '));
      const place = placesByName().get(name);
      if (place === undefined || place.country === country || namedOptions(country).has(name)) continue;
      const before = words.slice(0, at);
      if (/^(?:in|at|en|em|di|في)$/iu.test(before.at(-1) ?? '')) before.pop();
      return { ...place, rest: [...before, ...words.slice(at + count)].join(' ') };
    }
  return null;
}
