import { isoCountries } from '@jobharbor/shared/contracts/primitives/iso-countries';
import { countryGroups } from '../../../data-files/place-names.ts';
import { phraseOf } from '../text/phrases.ts';
import { comparable } from '../text/plain-text.ts';
import { countryNamed } from './country-names.ts';

const worldwide = phraseOf('worldwide');
const excluding = phraseOf('excluding');
/** Words around a country that say nothing of another one: "must reside in", 国内在住. */
const besides = phraseOf('residence', 'giu');
const separators =
  /[,;/|、，؛،·+&()（）［\][:：\n]|\s[-–—]\s|\s(?=و\p{L})|\s(?:and|or|y|o|e|ou|dan|atau|ve|veya|و|أو)\s|[和或及與与]|または|もしくは/iu;

const groups = new Map(
  countryGroups.flatMap(({ names, countries }) =>
    names.map((name) => [comparable(name), countries] as const),
  ),
);

/**
 * The countries (ISO 3166 alpha-2) whose residents may apply, in the words of feeds: "Remote - Philippines only", "US/EU",
 * 日本国内在住. Empty for "worldwide", and where a part of a text names no known country: the rest would exclude eligible
 * people.
 */
export function readApplicantCountries(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    if (worldwide.test(text) || excluding.test(text)) return [];
    for (const part of text.split(separators)) {
      const bare = comparable(part.replace(besides, ' '));
      if (bare === '') continue;
      const countries = countriesNamed(part, bare);
      if (countries.length === 0) return [];
      for (const country of countries) found.add(country);
    }
  }
  return [...found].sort();
}

function countriesNamed(part: string, bare: string): readonly string[] {
  for (const name of [comparable(part), bare, bare.replace(/^و/, '')]) {
    const group = groups.get(name);
    if (group !== undefined) return group;
    const code = countryNamed(name) ?? (/^[a-z]{2}$/.test(name) ? name : undefined);
    if (code !== undefined && isoCountries.includes(code)) return [code];
  }
  return [];
}

const limited = phraseOf('residence');

/** The countries of a remote job that its place limits: "Remote (Philippines only)". A country alone may be the employer's. */
export const countriesOfRemotePlace = (places: readonly string[]): string[] =>
  readApplicantCountries(places.filter((place) => limited.test(place)));
