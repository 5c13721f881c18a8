import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { otherResumeLanguages } from '@jobharbor/shared/contracts/profile/resume-sync';
import { foldText } from '../../../search/analyser/fold-text.ts';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fa from './fa.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export type ResumeWords = typeof en;
export type SectionName = keyof ResumeWords['headings'];
export type WordGroup = 'titles' | 'schools' | 'companies' | 'residence' | 'details' | 'skillGroups';

const listsOfMarkets = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant, ja, ko, es, pt, ms, id, tr, ar };
const otherLists = { de, fr, it, nl, pl, ru, fa, ur };

export type OtherLanguage = keyof typeof otherLists;
const otherLanguages = Object.keys(otherLists) as OtherLanguage[];

/** Word lists for parsing résumés, by language. A résumé may mix languages: all are tried. */
export const resumeWords: Readonly<Record<LanguageTag | (typeof otherResumeLanguages)[number], ResumeWords>> =
  { ...listsOfMarkets, ...otherLists };

/** Languages of the document, of German, French, Italian, Dutch, Polish, Russian, Persian and Urdu. */
let others: ReadonlySet<OtherLanguage> = new Set(otherLanguages);

/**
 * Calls `read` for a document in these languages. Names are matched with the lists of all eight, or of none: in a document in
 * another language their words are parts of names: `Koch Industries`, `Commercial Bank`, `Driving Licence`.
 */
export function readOthers<Result>(languages: ReadonlySet<OtherLanguage>, read: () => Result): Result {
  const before = others;
  others = languages;
  try {
    return read();
  } finally {
    others = before;
  }
}

/** Whether the document is in one of these languages, or in this one. */
export const readsOthers = (language?: OtherLanguage): boolean =>
  language === undefined ? others.size > 0 : others.has(language);

/** Normalises a text without case, accents, spaces and punctuation: `W O R K history:` is `workhistory`. */
export const comparisonKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}+#]+/gu, '');

/** The same words of every language, folded, the longest first. */
export const allWords = (pick: (words: ResumeWords) => readonly string[]): string[] =>
  wordsOf(Object.values(resumeWords), pick);

function wordsOf(lists: readonly ResumeWords[], pick: (words: ResumeWords) => readonly string[]): string[] {
  const folded = lists.flatMap((words) => pick(words).map(foldText));
  return [...new Set(folded)].sort((a, b) => b.length - a.length);
}

/** Headings of work and studies that only the lists of {@link readOthers} have, with their languages. */
const headingsOfOthers: ReadonlyMap<string, ReadonlySet<OtherLanguage>> = createHeadings();

function createHeadings(): Map<string, Set<OtherLanguage>> {
  const ofMarkets = new Set(
    Object.values(listsOfMarkets).flatMap(({ headings }) =>
      Object.values(headings).flat().map(comparisonKey),
    ),
  );
  const found = new Map<string, Set<OtherLanguage>>();
  for (const language of otherLanguages) {
    const { work, education } = otherLists[language].headings;
    for (const key of [...work, ...education].map(comparisonKey))
      if (!ofMarkets.has(key)) found.set(key, new Set([...(found.get(key) ?? []), language]));
  }
  return found;
}

/** Those of the languages that have a line of the document as the heading of work or studies. */
export const languagesOfHeadings = (lines: readonly string[]): Set<OtherLanguage> =>
  new Set(lines.flatMap((line) => [...(headingsOfOthers.get(comparisonKey(line)) ?? [])]));

const literal = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Scripts that write words without spaces between them. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** `長` and `係` end a name, as in `室長` and `フロント係`; elsewhere they are letters of another word, as in `長谷川`. */
const atEnd = (word: string): string =>
  word.length > 1 || !/\p{sc=Han}/u.test(word)
    ? literal(word)
    : `(?<=[\\p{sc=Han}\\p{sc=Katakana}ー])${word}(?!\\p{sc=Han})`;

/** A pattern of whole words, where the script has spaces between them. Meant for folded texts. */
export function wordPattern(words: readonly string[], flags = 'u'): RegExp {
  const spaced = words.filter((word) => !unspaced.test(word)).map(literal);
  const joined = words.filter((word) => unspaced.test(word)).map(atEnd);
  // Arabic joins its article to the noun.
  const parts = [`(?<![\\p{L}\\p{N}])(?:ال)?(?:${spaced.join('|')})(?:s|es|/a|\\(a\\))?(?![\\p{L}\\p{N}])`];
  if (joined.length > 0) parts.push(`(?:${joined.join('|')})`);
  return new RegExp(parts.join('|'), flags);
}

const shortestTail = 6;

/** German and Dutch occupations that end in another one: `Elektroinstallateur`, `Onderhoudsmonteur`. */
function compoundTitles(): string {
  const tails = wordsOf([de, nl], ({ titles }) => titles).filter(
    (word) => word.length >= shortestTail && /^\p{L}+$/u.test(word),
  );
  return `(?<![\\p{L}\\p{N}])\\p{L}{3,}-?(?:${tails.join('|')})(?![\\p{L}\\p{N}])`;
}

const patterns = new Map<string, RegExp>();

function patternOf(group: WordGroup): RegExp {
  const key = `${group} ${readsOthers()}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const lists = Object.values(readsOthers() ? resumeWords : listsOfMarkets);
    const whole = wordPattern(
      wordsOf(lists, (words) => words[group]),
      'gu',
    );
    pattern =
      readsOthers() && group === 'titles' ? new RegExp(`${whole.source}|${compoundTitles()}`, 'gu') : whole;
    patterns.set(key, pattern);
  }
  return pattern;
}

/** Memoised, since each layout that is tried asks the same. */
const known = new Map<string, boolean>();
const maxKnown = 20_000;

/** Whether a text names something of the group, such as a job title. */
export function mentions(group: WordGroup, text: string): boolean {
  const key = `${group} ${readsOthers()} ${text}`;
  let answer = known.get(key);
  if (answer === undefined) {
    answer = foldText(text).search(patternOf(group)) >= 0;
    if (known.size < maxKnown) known.set(key, answer);
  }
  return answer;
}

/** Positions of the words of a group in a text; empty if folding changes the length of the text. */
export function mentionSpans(group: WordGroup, text: string): { from: number; to: number }[] {
  const folded = foldText(text);
  if (folded.length !== text.length) return [];
  return [...folded.matchAll(patternOf(group))].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** End of the first word of the group in a text; null without one, or if folding changes the positions. */
export const firstMention = (group: WordGroup, text: string): number | null =>
  mentionSpans(group, text)[0]?.to ?? null;

/** End of the last word of the group in a text; null as with {@link firstMention}. */
export const lastMention = (group: WordGroup, text: string): number | null =>
  mentionSpans(group, text).at(-1)?.to ?? null;
