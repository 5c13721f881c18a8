import type { LanguageTag } from '@jobharbor/shared/contracts';
import { eld } from 'eld/small';

/** Common characters that only one of the two Chinese scripts has. */
const simplifiedOnly = /[们这说时会对没见长门问间关东车语请谢让议认识历简应职业学试为您给还个来过]/gu;
const traditionalOnly = /[們這說時會對沒見長門問間關東車語請謝讓議認識歷簡應職業學試為給還個來過]/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A message with fewer letters ("ok", "Hi!") does not show its language. */
const minimumLetters = 12;

/**
 * The language to reply in: that of the candidate's message where it is recognised and one of the site's, else the job's.
 * Short texts in Indonesian and Malay look too much alike; the job's language decides between them.
 */
export function replyLanguage(message: string, jobLanguage: LanguageTag): LanguageTag {
  const letters = count(message, /\p{L}/gu);
  if (letters === 0) return jobLanguage;
  if (count(message, /[\u3040-\u30ff]/gu) > 0) return 'ja';
  if (count(message, /\p{Script=Han}/gu) > letters * 0.3) return chineseOrJapanese(message, jobLanguage);
  if (count(message, /\p{Script=Arabic}/gu) > letters * 0.5) return 'ar';
  return letters < minimumLetters ? jobLanguage : latinLanguage(message, jobLanguage);
}

function chineseOrJapanese(message: string, jobLanguage: LanguageTag): LanguageTag {
  // A few characters without kana, such as "東京", count as Japanese where the job is Japanese.
  if (jobLanguage === 'ja' && count(message, /\p{L}/gu) < minimumLetters) return 'ja';
  const [hans, hant] = [count(message, simplifiedOnly), count(message, traditionalOnly)];
  if (hans !== hant) return hans > hant ? 'zh-Hans' : 'zh-Hant';
  return jobLanguage === 'ja' || jobLanguage === 'zh-Hans' ? jobLanguage : 'zh-Hant';
}

const latin = { en: 'en', es: 'es', pt: 'pt', tr: 'tr', ms: 'id' } as const;

function latinLanguage(message: string, jobLanguage: LanguageTag): LanguageTag {
  const { language } = eld.detect(message);
  const found = Object.entries(latin).find(([tag]) => tag === language)?.[1];
  if (found === undefined) return jobLanguage;
  return found === 'id' && jobLanguage === 'ms' ? 'ms' : found;
}
