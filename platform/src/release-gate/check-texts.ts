import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countries, countryByKey } from '@jobharbor/shared/contracts';
import { compareTexts } from '../checks/compare-texts.ts';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

const english = 'en';

/**
 * Requires all texts and plural categories in the languages of the countries that the remote serves. English is always
 * required: a URL without a language is English.
 */
export async function checkTexts({ release, folder }: Candidate): Promise<Refusal[]> {
  const where = `${nameOf(release)}, src/locales`;
  const served = release.contract.countries ?? countries.map(({ key }) => key);
  const unknown = served.filter((key) => !countryByKey(key));
  if (unknown.length > 0) {
    const what = `it serves ${unknown.join(', ')}, which is no country of the site`;
    const remedy = `Countries are written as ${countries.map(({ key }) => key).join(', ')}.`;
    return [{ check: 'texts', what, where: `${nameOf(release)}, remote.contract.ts, countries`, remedy }];
  }
  const read = async (language: string): Promise<unknown> => {
    const file = release.texts[language];
    return file === undefined ? {} : JSON.parse(await readFile(join(folder, 'client', file), 'utf8'));
  };
  const original = await read(english);
  const refusals: Refusal[] = [];
  for (const [language, keys] of languagesOf(served)) {
    for (const problem of compareTexts(original, await read(language), language)) {
      refusals.push({
        check: 'texts',
        what: `${problem}; it is the language of ${keys.join(', ')}`,
        where: `${where}/${language}.json`,
        remedy: 'Write the text, or take the country out of the contract’s `countries`.',
      });
    }
  }
  return refusals;
}

/** Language → countries that need it. */
function languagesOf(keys: readonly string[]): Map<string, string[]> {
  const needed = new Map<string, string[]>([[english, [...keys]]]);
  for (const key of keys) {
    const language = countryByKey(key)?.defaultLanguage ?? english;
    if (language !== english) needed.set(language, [...(needed.get(language) ?? []), key]);
  }
  return needed;
}
