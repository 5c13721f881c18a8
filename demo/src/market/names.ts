import { type Country, type CountryKey, countries, type LanguageTag } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { readJson } from '../data/read-data.ts';
import type { Random } from './random.ts';

const nameList = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

const countryNames = z.object({
  /** Invented words from which company names are built. */
  company_words: nameList,
  /** The same for companies that advertise in English, where the country's own script is not Latin. */
  latin_company_words: z.optional(nameList),
  first_names: nameList,
  last_names: nameList,
  /** Full names in Latin letters, for companies that advertise in English. */
  latin_full_names: z.optional(nameList),
});

const names = readJson('names.json', z.record(z.enum(countries.map(({ key }) => key)), countryNames));

/** The country whose names are used by companies that advertise abroad in a language. */
const homeOf: Record<LanguageTag, CountryKey> = {
  en: 'us',
  'zh-Hans': 'cn',
  'zh-Hant': 'tw',
  ja: 'jp',
  es: 'mx',
  pt: 'br',
  ms: 'my',
  id: 'id',
  tr: 'tr',
  ar: 'ae',
};

const rotate = (words: readonly string[], by: number): string[] => {
  const start = by % words.length;
  return [...words.slice(start), ...words.slice(0, start)];
};

/**
 * Words for the names of companies of a country that advertise in `language`. Lists of foreign companies start at a
 * different word in each country, so that the same company does not appear everywhere.
 */
export function companyWords(
  { id, key, defaultLanguage }: Country,
  language: LanguageTag,
): readonly string[] {
  const { company_words, latin_company_words } = names[key];
  if (language === defaultLanguage) return company_words;
  if (language === 'en') return latin_company_words ?? company_words;
  return rotate(names[homeOf[language]].company_words, id * 5);
}

function fullName(country: CountryKey, first: string, last: string): string {
  if (country === 'tw' || country === 'hk' || country === 'cn') return `${last}${first}`;
  return country === 'jp' || country === 'vn' ? `${last} ${first}` : `${first} ${last}`;
}

/** A person's name in the order and script of the country; in Latin letters for companies that advertise in English. */
export function personName(country: CountryKey, language: LanguageTag, random: Random): string {
  const { first_names, last_names, latin_full_names } = names[country];
  if (language === 'en' && latin_full_names) return random.pick(latin_full_names);
  return fullName(country, random.pick(first_names), random.pick(last_names));
}
