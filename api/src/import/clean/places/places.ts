import type { CountryKey } from '@jobharbor/shared/contracts';
import { maskContacts } from '../text/mask-contacts.ts';
import { cleanLine } from '../text/plain-text.ts';
import { koreanParts, thaiParts, trimMarks, withoutStreet } from './address-parts.ts';
import { splitArrangement } from './arrangement-in-place.ts';
import { countryNamed, isTownOfNamesake, marketOf, regionOfForeignCountry } from './country-names.ts';
import {
  isListedPlace,
  isPlaceName,
  isProvince,
  locationIn,
  splitEastAsian,
  unlistedPart,
} from './place-index.ts';

export interface Places {
  countryKey: CountryKey;
  locationIds: number[];
  isRemote: boolean;
  /** On-site or hybrid work, where a place says so: "Austin, TX (Hybrid)". */
  arrangementId: number | null;
  /** Places as written, when the location list has only their region or city, or nothing. */
  others: string[];
}

const remote =
  /\b(?:remote|remoto|remota|wfh|work from home|anywhere|worldwide|telecommute|home[- ]?based)\b|(?:フル)?リモート(?:ワーク|勤務)?|(?:完全)?在宅(?:勤務|ワーク)?|テレワーク|(?:遠端|远程|遠距|居家)(?:工作|辦公|办公|上班)?|uzaktan|عن بعد/iu;
const everyRemote = new RegExp(remote.source, 'giu');
/** Words for the arrangement around "remote", which are no place: "Remote-Friendly (Travel-Required)". */
const besideRemote =
  /(?<=\bremote)[- ](?:friendly|first|only|ok(?:ay)?|eligible|possible|optional|based|work(?:ing)?|position|role|job|opportunity|flexible)\b|\b(?:(?:some |occasional |frequent |no )?travel[- ](?:is )?(?:required|needed|possible|optional)|(?:some|occasional|frequent|no) travel|only|partly|fully|100 ?%|hybrid|flexible(?: location)?)(?![\p{L}])/giu;
const vague =
  /^(?:multiple locations|various|other|others|several|nationwide|pan india|all india|lainnya|seluruh indonesia|tüm türkiye|türkiye geneli|todo (?:el país|méxico|españa)|todo o (?:brasil|país)|(?:日本)?全国|全國|全台|不限|勤務地不問|(?:جميع|كل) (?:المدن|المناطق)|n\/?a|-)$/iu;

/**
 * Finds the places of an advertisement in the location lists. A job with places only in other countries is put into
 * their market. A job in London from an American feed, for example, is not listed in the United States.
 */
export function findPlaces(texts: readonly string[], country: string): Places {
  const home = marketOf(country);
  const split = texts.flatMap(splitPlaces).map(splitArrangement);
  const found = split
    .map(({ place }) => place)
    .flatMap((text) => splitAlternatives(text, country))
    .map((text) => ({ text, place: findPlace(text, country) }))
    .filter(({ text }) => text !== '' && !vague.test(text));
  const isHere = found.length === 0 || found.some(({ place }) => place.market === home);
  const countryKey = isHere ? home : (found[0]?.place.market ?? home);
  const kept = found.filter(({ place }) => place.market === countryKey);
  return {
    countryKey,
    locationIds: narrowest(kept.flatMap(({ place }) => place.id ?? [])),
    isRemote: found.some(({ place }) => place.isRemote),
    arrangementId: split.find(({ arrangementId }) => arrangementId !== null)?.arrangementId ?? null,
    others: uniquePlaces(kept.map(({ place }) => place.beyond)),
  };
}

const maxOthers = 20;
const longestOther = 80;

function uniquePlaces(texts: readonly string[]): string[] {
  const masked = texts.map(maskContacts).filter((text) => /\p{L}/u.test(text) && text.length <= longestOther);
  return [...new Set(masked)].slice(0, maxOthers);
}

/** Removes regions whose cities are named as well. */
function narrowest(ids: number[]): number[] {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  return unique.filter(
    (id) => id % 100 !== 0 || !unique.some((other) => other !== id && other - (other % 100) === id),
  );
}

/** Splits several places in one text, at bars, semicolons, line ends and "and". */
const splitPlaces = (text: string): string[] =>
  cleanLine(text)
    .split(/\s*(?:[;|•]|\band\b|\bdan\b(?!\s*nusa))\s*/i)
    .map((part) => part.replace(/^[,\s]+|[,\s]+$/g, ''))
    .filter((part) => part !== '');

const alternatives =
  /\s+(?:or|o|u|ou|y|e|atau|veya|ve|hoặc|và|oder|und|et|أو|او)\s+|\s*(?:หรือ|และ)\s*|\s+و(?=\p{L})|\s*[&＆、]\s*|\s*[/／]\s*/iu;

/** Japanese cities, each with its prefecture or without: 東京都/神奈川県横浜市. */
const arePeers = /^(?:[^/／]{2,3}[都道府県][^/／]*(?:[/／]|$))+$|^(?:[^/／]+市(?:[/／]|$))+$/u;

/** Cities with "or", "&" or a slash between them, unless they are one name or a part and its whole: "Kadıköy / İstanbul". */
function splitAlternatives(text: string, country: string): string[] {
  const parts = text.split(alternatives).filter(Boolean);
  if (parts.length < 2 || isPlaceName(marketOf(country), text)) return [text];
  const places = parts.map((part) => findPlace(part, country));
  const ids = places.map(({ id, beyond }) => (beyond === '' ? id : undefined));
  // A slash also stands between a part and its whole, which are in one region.
  const isSlash = /[/／]/.test(text) && !arePeers.test(text);
  const distinct = isSlash ? ids.map((id) => id && Math.floor(id / 100)) : ids;
  const areKnown = ids.every((id) => id !== undefined && (!isSlash || id % 100 !== 0));
  return areKnown && new Set(distinct).size === parts.length ? parts : [text];
}

interface Place {
  market: CountryKey;
  id?: number;
  isRemote: boolean;
  /** The part of the text that is more specific. */
  beyond: string;
}

const known = new Map<string, Place>();
const maxKnown = 20_000;

/** Cache, because feeds repeat the same places. */
function findPlace(text: string, country: string): Place {
  const key = `${country}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const place = lookUp(text, country);
  if (known.size >= maxKnown) known.clear();
  known.set(key, place);
  return place;
}

function lookUp(text: string, country: string): Place {
  const isRemote = remote.test(text);
  const bare = trimMarks(
    withCountryApart(text)
      .replace(/\s*[،、，]\s*|\s+[-–]\s+(?=\p{Script=Arabic})/gu, ', ')
      .replace(isRemote ? besideRemote : /(?!)/, ' ')
      .replace(everyRemote, ' '),
  ).replace(/^(?:in|from|within)\s+/i, '');
  const { code, rest: written } = countryIn(
    koreanParts(thaiParts(spreadWords(withoutStreet(bare)))),
    country,
  );
  const market = marketOf(code);
  const rest = vague.test(written) ? '' : narrowestFirst(market, dashesAsCommas(market, written));
  const around = market === 'others' ? regionOfForeignCountry(code) : undefined;
  const id = rest === '' ? around : (locationIn(market, rest) ?? around);
  // A country without a market is in no list, so its name is kept as written.
  const beyond = market === 'others' && id === around ? bare : shownOrder(unlistedPart(market, rest, id));
  return { market, isRemote, beyond, ...idOf(id) };
}

/** A country in brackets or beside a slash as a part of its own: "Sevilla (Spain)", "Izmir/Turkey". */
const withCountryApart = (text: string): string =>
  text
    .replace(/\s*[(（]([^()（）]+)[)）]\s*$/u, (whole, name: string) =>
      countryNamed(name.trim()) ? `, ${name.trim()}` : whole,
    )
    .replace(/^([^/／,]+)[/／]([^/／,]+)$/u, (whole, one: string, other: string) => {
      const [first, last] = [one.trim(), other.trim()];
      if (countryNamed(last)) return `${first}, ${last}`;
      return countryNamed(first) ? `${last}, ${first}` : whole;
    });

/** "Riyadh - Olaya" as "Riyadh, Olaya", unless the whole is one name: Bà Rịa - Vũng Tàu. */
const dashesAsCommas = (market: CountryKey, text: string): string =>
  isPlaceName(market, text) ? text : text.replace(/\s+[-–—]\s+/g, ', ');

/** Country and words of a Chinese or Japanese address, which need no mark between them, as parts. */
function spreadWords(text: string): string {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー ]{4,}$/u.test(text)) return text;
  const words = text.split(' ').filter(Boolean);
  const [first = ''] = words;
  for (let length = Math.min(6, first.length - 2); length >= 2; length--)
    if (countryNamed(first.slice(0, length)))
      return [first.slice(0, length), first.slice(length), ...words.slice(1)].join(', ');
  return words.join(', ');
}

/** Chinese and Japanese addresses begin with the widest area and need no mark between the parts. */
function narrowestFirst(market: CountryKey, text: string): string {
  if (!/[\p{Script=Han}]{2}/u.test(text)) return text;
  const words = text.split(/[\s,、，・·/／>＞|-]+/).filter(Boolean);
  const isWidestFirst =
    words.length > 1 &&
    (isPlaceName(market, words[0] ?? '') || (splitEastAsian(market, words[0] ?? '')?.length ?? 0) > 1) &&
    words.every((word) => /^\p{Script=Han}+$/u.test(word));
  const parts = isWidestFirst ? words.toReversed() : words.length > 1 ? text.split(/\s*[,、，]\s*/) : words;
  return parts.flatMap((part) => splitEastAsian(market, part) ?? [part]).join(', ');
}

/** Parts of a Chinese or Japanese address, narrowest first, as they are written: 板橋區文化路. */
const shownOrder = (parts: string): string =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー, ]+$/u.test(parts)
    ? parts.split(', ').toReversed().join('')
    : parts;

const idOf = (id: number | undefined): { id?: number } => (id === undefined ? {} : { id });

/**
 * The country at the start or end of a text, and the rest of the text. A country's name decides before a town's that is
 * written alike ("Toronto, Canada" in Mexico, which has a Cañada). A region or city of the location list wins over
 * another country of that name (Georgia in the United States). The exception is a rest that is a place of that country
 * only.
 */
function countryIn(text: string, home: string): { code: string; rest: string } {
  const parts = text.split(/\s*,\s*/).filter(Boolean);
  const here = marketOf(home);
  for (const at of [parts.length - 1, 0]) {
    const name = parts[at] ?? '';
    const others = parts.filter((_, index) => index !== at);
    const code = countryNamed(name) ?? (at > 0 ? codeBeside(name, others, here) : undefined);
    if (!code) continue;
    const isAbroad = others.some((part) => isPlaceName(marketOf(code), part) && !isPlaceName(here, part));
    // "Athens, Georgia": the list of other countries' towns does not say of which.
    const isTheirs = isAbroad && !(marketOf(code) === 'others' && isListedPlace(here, name));
    const isNamesake = others.some((part) => isTownOfNamesake(code, part));
    if (code !== home && !isTheirs && !isNamesake && isListedPlace(here, name)) continue;
    if (at === 0 && code !== home && !isAbroad && isTownOf(here, parts.slice(1), code)) continue;
    return { code, rest: others.filter((part) => !isWholeCountry(part, code)).join(', ') };
  }
  return { code: home, rest: text };
}

/** A town with a country's name before its province ("Lebanon, NH"), and not before the country's code ("Germany, DE"). */
const isTownOf = (here: CountryKey, around: readonly string[], code: string): boolean =>
  around.some((part) => part.toLowerCase() !== code && isProvince(here, part));

/** "Mexico City, MX": a code is a country's where it is no place here and the rest is a place there. */
function codeBeside(name: string, others: readonly string[], here: CountryKey): string | undefined {
  if (!/^[A-Z]{2}$/.test(name) || isPlaceName(here, name)) return undefined;
  const there = marketOf(name);
  return others.some((part) => isPlaceName(there, part)) ? name.toLowerCase() : undefined;
}

/** Whether a name is the country's and no city's: "Singapore, Singapore" says no more than "Singapore". */
const isWholeCountry = (name: string, code: string): boolean =>
  countryNamed(name) === code && (locationIn(marketOf(code), name) ?? 0) % 100 === 0;
