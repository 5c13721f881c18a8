import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@jobharbor/shared/contracts';
import type en from '../../data/employer-site/locales/en.json';

const folder = join(import.meta.dirname, '../../data/employer-site/locales');

type WithoutPlural<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : Key;
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a text of the table, such as `jobs.title`; a plural text without its category. */
export type TextKey = KeyOf<typeof en>;

/** A text of the table in the reader's language; `count` chooses the plural category. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Languages that have a table, in the order of the site. */
export const siteLanguages: readonly Language[] = languages.filter(({ value }) =>
  readdirSync(folder).includes(`${value}.json`),
);

const tables = new Map(
  siteLanguages.map(({ value }) => [
    value as string,
    JSON.parse(readFileSync(join(folder, `${value}.json`), 'utf8')) as unknown,
  ]),
);

const find = (table: unknown, path: readonly string[]): unknown =>
  path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], table);

/** The texts of a language. A value is isolated, so that its direction does not change that of the sentence. */
export function createTexts({ value: tag }: Language): Translate {
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);
  return (key, values = {}) => {
    const category = typeof values.count === 'number' ? `_${plural.select(values.count)}` : '';
    const text = find(tables.get(tag), `${key}${category}`.split('.'));
    if (typeof text !== 'string') throw new Error(`No text ${key}${category} in ${tag}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const inserted = values[name] ?? '';
      return typeof inserted === 'number' ? number.format(inserted) : `\u2068${inserted}\u2069`;
    });
  };
}
