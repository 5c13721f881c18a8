import { type CountryKey, type LanguageTag, localeTag, type Option } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../data-files/read-data.ts';
import { localDigits } from './local-digits.ts';

/** One choice of a configuration list with its name in every language. Ids and keys never change once published. */
export interface ConfigOption {
  readonly id: number;
  readonly key: string;
  readonly seo_value: string;
  readonly names: Readonly<Record<LanguageTag, string>>;
  /** Other spellings that imports and searches use for it; never shown. */
  readonly aliases: readonly string[];
}

/** A choice that contains narrower ones: a region its cities, a category its specialities. */
export interface ConfigGroup extends ConfigOption {
  readonly children: readonly ConfigOption[];
}

/** The choice as the API returns it, in one language; with `country`, its digits are those of that country. */
export const optionIn = (option: ConfigOption, language: LanguageTag, country?: CountryKey): Option => ({
  id: option.id,
  value: country
    ? localDigits(
        option.names[language],
        localeTag({ language: { value: language }, country: { key: country } }),
      )
    : option.names[language],
  key: option.key,
  seo_value: option.seo_value,
});

/** A whole list as {@link optionIn} writes each of its choices, in its own order. */
export const listIn = (
  list: readonly ConfigOption[],
  language: LanguageTag,
  country?: CountryKey,
): Option[] => list.map((option) => optionIn(option, language, country));

/** Path of a file of the configuration lists. */
export const listFile = (name: string): string => dataFile(`config-lists/${name}.csv`);

const nameCell = z.string().check(z.minLength(1));
export const keyCell = z.string().check(z.regex(/^[a-z0-9-]+$/));

/** Columns with the name of an option in each language. */
export const nameColumns = {
  en: nameCell,
  'zh-Hans': nameCell,
  'zh-Hant': nameCell,
  ja: nameCell,
  es: nameCell,
  pt: nameCell,
  ms: nameCell,
  id: nameCell,
  tr: nameCell,
  ar: nameCell,
};

/** `option_id`, because the column `id` holds the Indonesian name. */
export const optionColumns = {
  option_id: numberCell,
  key: keyCell,
  ...nameColumns,
  aliases: listCell,
};

type OptionRow = z.infer<ReturnType<typeof z.object<typeof optionColumns>>>;

export const toOption = ({ option_id, key, aliases, ...names }: OptionRow): ConfigOption => ({
  id: option_id,
  key,
  seo_value: key,
  names: pickNames(names),
  aliases,
});

/** The names alone, in a fixed order, without other columns of the row. */
export const pickNames = (row: Record<LanguageTag, string>): Record<LanguageTag, string> => ({
  en: row.en,
  'zh-Hans': row['zh-Hans'],
  'zh-Hant': row['zh-Hant'],
  ja: row.ja,
  es: row.es,
  pt: row.pt,
  ms: row.ms,
  id: row.id,
  tr: row.tr,
  ar: row.ar,
});

/** Reads a list from its CSV file. */
export const readOptions = (name: string): ConfigOption[] =>
  readCsv(listFile(name), z.object(optionColumns)).map(toOption);
