import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import words from './entry-words.json' with { type: 'json' };

export type LevelKind = 'skill' | 'language';
type Levels = Readonly<Record<string, string>>;
export type EntryWords = Readonly<Record<LevelKind, Levels>> & {
  /** The end of what still lasts. */
  today: string;
};

/**
 * Levels of skills and languages, in each language: a résumé is written in another one than its page, too. Apart from the
 * page's texts, of which a page has one language only.
 */
export const entryWords: Readonly<Record<LanguageTag, EntryWords>> = words;

export const levelName = (language: LanguageTag, kind: LevelKind, level: string): string =>
  entryWords[language][kind][level] ?? level;
