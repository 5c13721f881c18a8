import { displayNames } from '../primitives/display-names.ts';
import names from './language-names.json' with { type: 'json' };

const missingNames: Partial<Record<string, Partial<Record<string, string>>>> = names;

/**
 * Names of spoken languages by their BCP 47 code, in a language of the site. They are those of the platform, and of
 * languages that browsers' data leave out, such as `nan`. Creating the function is slower than a hundred calls of it.
 */
export function languageNames(language: string): (code: string) => string {
  const known = displayNames(language, 'language');
  return (code) => missingNames[code]?.[language] ?? known(code);
}
