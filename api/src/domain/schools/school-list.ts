import { countries, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import { nameKeyOf } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';

const name = z.string();
const rows = readCsv(
  dataFile('config-lists/schools.csv'),
  z.object({
    country_key: z.enum(countries.map(({ key }) => key)),
    // Empty where the school goes by its English name in that language.
    ...(Object.fromEntries(languages.map(({ value }) => [value, name])) as Record<LanguageTag, typeof name>),
    aliases: listCell,
  }),
);

/** Normalised name for search: spelling, case and Chinese variants are equal. */
export const schoolKey = (text: string): string => simplifyChinese(nameKeyOf(text));

interface School {
  country: string;
  nameIn: (language: LanguageTag) => string;
  keys: readonly string[];
}

const schools: readonly School[] = rows.map(({ country_key: country, aliases, ...names }) => ({
  country,
  nameIn: (language) => names[language] || names.en,
  keys: [...new Set([...Object.values(names), ...aliases].filter(Boolean).map(schoolKey))],
}));

const byKey = new Map(schools.flatMap((school) => school.keys.map((key) => [key, school] as const)));

/** The listed school with this name in any language. */
export const findSchool = (text: string): School | undefined => byKey.get(schoolKey(text));

/** Listed schools by word prefix in any language: of the country first, then those whose name starts with it. */
export function searchSchools(typed: string, country: string): School[] {
  const wanted = schoolKey(typed);
  if (wanted === '') return [];
  const isWithin = /\p{Script=Han}/u.test(wanted)
    ? (key: string) => key.includes(wanted)
    : (key: string) => ` ${key}`.includes(` ${wanted}`);
  const rank = (school: School): number =>
    (school.country === country ? 0 : 2) + (school.keys.some((key) => key.startsWith(wanted)) ? 0 : 1);
  return schools.filter(({ keys }) => keys.some(isWithin)).toSorted((a, b) => rank(a) - rank(b));
}
