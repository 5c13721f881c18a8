import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageTag, languages } from '@jobharbor/shared/contracts';

/**
 * Reads the JSON file of each language (`en.json`, `zh-Hans.json` …) in a folder. The shape is the caller's: take it
 * from an `import type` of the English file, which the tests of the texts hold the others to.
 */
export const readLanguages = <Texts>(folder: string): Readonly<Record<LanguageTag, Texts>> =>
  Object.fromEntries(
    languages.map(({ value: tag }) => [tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'))]),
  ) as Record<LanguageTag, Texts>;
