import type { LanguageTag, Option } from '@jobharbor/shared/contracts';

/** One choice of a configuration list with its name in every language. Ids and keys never change once published. */
export interface ConfigOption {
  readonly id: number;
  readonly key: string;
  readonly seo_value: string;
  readonly names: Readonly<Record<LanguageTag, string>>;
  /** Other spellings by which imports and people mean it; never shown. */
  readonly aliases: readonly string[];
}

/** A choice that holds narrower ones: a region its cities, a category its specialities. */
export interface ConfigGroup extends ConfigOption {
  readonly children: readonly ConfigOption[];
}

/** The choice as it stands on the wire, in one language. */
export const optionIn = (option: ConfigOption, language: LanguageTag): Option => ({
  id: option.id,
  value: option.names[language],
  key: option.key,
  seo_value: option.seo_value,
});

/** A whole list in one language, in its own order. */
export const listIn = (list: readonly ConfigOption[], language: LanguageTag): Option[] =>
  list.map((option) => optionIn(option, language));

/** Reads `1 full-time` into its two parts. */
export function parseHead(head: string): { id: number; key: string } {
  const found = /^(\d+) ([a-z0-9-]+)$/.exec(head);
  if (!found?.[1] || !found[2]) throw new Error(`Not "<id> <key>": ${head}`);
  return { id: Number(found[1]), key: found[2] };
}

export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Reads a table with one choice a line: `id key | en | zh-Hans | zh-Hant | ja | es | pt | ms | id | tr | ar | other
 * spellings, with commas`. Tables of text keep all languages of a choice under one pair of eyes.
 */
export const readOptions = (table: string): ConfigOption[] => rowsOf(table).map(readOption);

export function readOption(cells: readonly string[]): ConfigOption {
  const { id, key } = parseHead(cells[0] ?? '');
  const name = (index: number): string => {
    const text = cells[index];
    if (!text) throw new Error(`"${key}" has no name in column ${index}`);
    return text;
  };
  return {
    id,
    key,
    seo_value: key,
    names: {
      en: name(1),
      'zh-Hans': name(2),
      'zh-Hant': name(3),
      ja: name(4),
      es: name(5),
      pt: name(6),
      ms: name(7),
      id: name(8),
      tr: name(9),
      ar: name(10),
    },
    aliases: (cells[11] ?? '')
      .split(',')
      .map((alias) => alias.trim())
      .filter(Boolean),
  };
}
