import { type CountryKey, countries, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { listCell, readCsv } from '../../data/read-data.ts';

const row = z.object({
  language: z.enum(languages.map(({ value }) => value)),
  countries: z.pipe(listCell, z.array(z.enum(countries.map(({ key }) => key)))),
  standard: z.string(),
  regional: z.string(),
  /** `whole` replaces a text that is nothing but the standard word; `part` replaces it anywhere. */
  match: z.enum(['part', 'whole']),
});

const rows = readCsv('regional-words.csv', row);

/**
 * Replaces the language's standard words by those that the country uses instead; null where it uses the standard words.
 * Rows apply in the order of the file, longer words first.
 */
export function regionalWords(language: LanguageTag, country: CountryKey): ((text: string) => string) | null {
  const own = rows.filter((one) => one.language === language && one.countries.includes(country));
  if (own.length === 0) return null;
  return (text) =>
    own.reduce((changed, { standard, regional, match }) => {
      if (match === 'whole') return changed === standard ? regional : changed;
      return changed.replaceAll(standard, regional);
    }, text);
}
