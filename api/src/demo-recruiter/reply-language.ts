import type { LanguageTag } from '@jobharbor/shared/contracts';
import { eld } from 'eld/small';

/** Everyday characters that only one of the two Chinese scripts has. */
const simplifiedOnly = /[们这说时会对没见长门问间关东车语请谢让议认识历简应职业学试为您给还个来过]/gu;
const traditionalOnly = /[們這說時會對沒見長門問間關東車語請謝讓議認識歷簡應職業學試為給還個來過]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Fewer letters than this ("ok", "Hi!") say nothing about a language. */
const tellingLetters = 12;

/**
 * The language to answer in: that of the candidate's own words where they tell one of ours, else the job's. Indonesian
 * and Malay look too much alike in a sentence or two; the job decides between them.
 */
export function replyLanguage(words: string, jobLanguage: LanguageTag): LanguageTag {
  const letters = count(words, /\p{L}/gu);
  if (letters === 0) return jobLanguage;
  if (count(words, /[\u3040-\u30ff]/gu) > 0) return 'ja';
  if (count(words, /\p{Script=Han}/gu) > letters * 0.3) return chineseOrJapanese(words, jobLanguage);
  if (count(words, /\p{Script=Arabic}/gu) > letters * 0.5) return 'ar';
  return letters < tellingLetters ? jobLanguage : latinLanguage(words, jobLanguage);
}

function chineseOrJapanese(words: string, jobLanguage: LanguageTag): LanguageTag {
  // A few characters without kana, "東京", are Japanese enough for a Japanese job.
  if (jobLanguage === 'ja' && count(words, /\p{L}/gu) < tellingLetters) return 'ja';
  const [hans, hant] = [count(words, simplifiedOnly), count(words, traditionalOnly)];
  if (hans !== hant) return hans > hant ? 'zh-Hans' : 'zh-Hant';
  return jobLanguage === 'ja' || jobLanguage === 'zh-Hans' ? jobLanguage : 'zh-Hant';
}

const latin = { en: 'en', es: 'es', pt: 'pt', tr: 'tr', ms: 'id' } as const;

function latinLanguage(words: string, jobLanguage: LanguageTag): LanguageTag {
  const { language } = eld.detect(words);
  const found = Object.entries(latin).find(([tag]) => tag === language)?.[1];
  if (found === undefined) return jobLanguage;
  return found === 'id' && jobLanguage === 'ms' ? 'ms' : found;
}
