import { join } from 'node:path';
import { type CountryKey, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import { countryKey } from '@jobharbor/shared/contracts/primitives/primitives';
import * as z from 'zod/mini';
import { readJson } from '../../data-files/read-data.ts';

const someTexts = z.tuple([z.string()], z.string());

const market = {
  country: z.pipe(
    countryKey,
    z.transform((key) => key as CountryKey),
  ),
  language: z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]]),
  /** The query, then the names or titles of all jobs that it must find. */
  finds: z.array(someTexts),
};

const languageCase = z.strictObject({
  ...market,
  /** Why the market is tested in this language. */
  note: z.optional(z.string()),
  /** Advertisements by a name of ours; title, then description, then skills. */
  jobs: z.record(z.string(), someTexts),
});

const synonymCase = z.strictObject({ ...market, titles: z.array(z.string()) });

const pathOf = (name: string) => join(import.meta.dirname, 'cases', `${name}.json`);

/** Advertisements of a country, with the queries of its language that find them: word forms, scripts, digits, letters. */
export const searchLanguageCases = readJson(pathOf('languages'), z.array(languageCase));

/** Titles of a country, with the abbreviations and synonyms of its language that find them. */
export const searchSynonymCases = readJson(pathOf('synonyms'), z.array(synonymCase));
