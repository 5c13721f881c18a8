import { languageLevels, spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import { languages } from '@jobharbor/shared/contracts/markets/market';
import { otherResumeLanguages } from '@jobharbor/shared/contracts/profile/resume-sync';
import { foldText } from '../../../search/analyser/fold-text.ts';
import { allWords, wordPattern } from './words.ts';

/** How each language is called in the languages of résumés and in itself. */
const codes = new Map<string, string>();
const tags = [...languages.map(({ value }) => value), ...otherResumeLanguages];
for (const tag of [...tags, ...spokenLanguages]) {
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const own = !tags.includes(tag as 'en');
  for (const code of own ? [tag] : spokenLanguages) {
    const name = foldText(names.of(code) ?? '');
    if (name !== '' && name !== code && !codes.has(name)) codes.set(name, code);
  }
}
// How people call them besides.
for (const [name, code] of [
  ...[
    ['mandarin', 'zh'],
    ['普通话', 'zh'],
    ['國語', 'zh'],
    ['国语', 'zh'],
    ['華語', 'zh'],
    ['中国語', 'zh'],
  ],
  ...[
    ['bahasa indonesia', 'id'],
    ['bahasa melayu', 'ms'],
    ['malay', 'ms'],
    ['bahasa inggris', 'en'],
  ],
  ...[
    ['bahasa inggeris', 'en'],
    ['tagalog', 'fil'],
    ['castellano', 'es'],
    ['العربيه', 'ar'],
    ['الانجليزيه', 'en'],
  ],
  ...[
    ['cantonese', 'yue'],
    ['farsi', 'fa'],
    ['norwegian', 'nb'],
    ['英文', 'en'],
    ['日文', 'ja'],
    ['中文', 'zh'],
  ],
] as [string, string][])
  codes.set(foldText(name), code);

const names = wordPattern(
  [...codes.keys()].filter((name) => name.length > 1).sort((a, b) => b.length - a.length),
  'gu',
);

/** The languages that a text names, in its order, with where each stands. */
export function languageNamesIn(text: string): { code: string; at: number; length: number }[] {
  const found = namesIn(foldText(text));
  // A PDF may have a gap within a word, above all between Arabic letters that do not join.
  return found.length > 0 || text.length > 30 ? found : namesIn(foldText(text).replace(/\s/g, ''));
}

function namesIn(folded: string): { code: string; at: number; length: number }[] {
  return [...folded.matchAll(names)].flatMap(({ 0: name, index }) => {
    const code = codes.get(name) ?? codes.get(name.replace(/^ال|s$/gu, ''));
    return code === undefined ? [] : [{ code, at: index, length: name.length }];
  });
}

/** The first language that a text names. */
export const languageNameIn = (text: string): string | null => languageNamesIn(text)[0]?.code ?? null;

const levelPatterns = languageLevels
  .toReversed()
  .map((level) => ({ level, pattern: wordPattern(allWords(({ levels }) => levels[level])) }));

/** Language level by the words after a language's name; null if unknown. */
export function languageLevelIn(text: string): (typeof languageLevels)[number] | null {
  const folded = foldText(text);
  if (/upper[- ]intermediate/.test(folded)) return 'conversational';
  if (/pre[- ]?intermediate/.test(folded)) return 'basic';
  if (/limited working/.test(folded)) return 'conversational';
  return levelPatterns.find(({ pattern }) => pattern.test(folded))?.level ?? null;
}
