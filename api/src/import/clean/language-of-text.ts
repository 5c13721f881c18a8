import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { countryByKey, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import type { eld as Detector } from 'eld/extrasmall';
import { Converter } from 'opencc-js/t2cn';
import { marketOf } from './places/country-names.ts';
import { languageByFunctionWords } from './text/language-by-words.ts';

/** Words that distinguish Indonesian and Malay in advertisements. */
const indonesian =
  /\b(?:karyawan|kantor|bisa|lowongan|gaji|magang|berusia|usia|lulusan|kualifikasi|perusahaan|minimal|maksimal|pelamar|kerja sama|dibutuhkan|penempatan|sederajat|bpjs|ijazah terakhir|bertanggung ?jawab|mampu|melakukan|memiliki)\b/gi;
const malay =
  /\b(?:pekerja|pejabat|boleh|jawatan|kekosongan|sekurang-kurangnya|umur|kelulusan|syarikat|kelayakan|calon|pemohon|kwsp|perkeso|epf|socso|spm|stpm|bahasa melayu|sarjana muda|mestilah|menguruskan|tempahan|cuti tahunan|elaun)\b/gi;

const toSimplified = Converter({ from: 't', to: 'cn' });

/** Characters that distinguish Traditional and Simplified Chinese. */
const scripts = createScripts();

function createScripts(): { traditional: Set<string>; simplified: Set<string> } {
  const [traditional, simplified] = [new Set<string>(), new Set<string>()];
  for (let code = 0x4e00; code <= 0x9fff; code++) {
    const character = String.fromCharCode(code);
    const simple = toSimplified(character);
    if (simple === character) continue;
    traditional.add(character);
    simplified.add(simple);
  }
  return { traditional, simplified };
}

/** The detector is slow and takes 120 MB, so it is loaded only for texts that function words do not decide. */
function getDetector(): typeof Detector {
  detector ??= load(fileURLToPath(import.meta.resolve('eld/extrasmall'))).eld;
  return detector;
}
let detector: typeof Detector | undefined;
const load: (path: string) => { eld: typeof Detector } = createRequire(import.meta.url);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Number of characters that are examined. */
const sample = 500;

/**
 * Detects which of the ten languages an advertisement is written in, by its description. For a title alone the language
 * of the country is kept unless the result is clear.
 */
export function languageOf(title: string, text: string, country: string): LanguageTag {
  const home = countryByKey(marketOf(country))?.defaultLanguage ?? 'en';
  if (text.length >= 60) return detect(text.slice(0, sample), home) ?? home;
  return detect(`${title} ${text}`, home, true) ?? home;
}

/** As {@link languageOf}, by scripts and function words alone: for servers, where the detector would take its 120 MB. */
export function languageByScript(text: string, country: string): LanguageTag {
  const home = countryByKey(marketOf(country))?.defaultLanguage ?? 'en';
  const start = text.slice(0, sample);
  const byScript = scriptLanguage(start, home);
  if (byScript !== undefined) return byScript;
  const language = languageByFunctionWords(start);
  if (language === 'ms' || language === 'id') return indonesianOrMalay(start, home);
  return languages.find(({ value }) => value === language)?.value ?? home;
}

/** The language of a text by its letters or its function words; null where they do not tell it. */
export function writtenLanguage(text: string): LanguageTag | null {
  const start = text.slice(0, sample);
  if (count(start, /\p{L}/gu) < leastLetters || persianLetters.test(start)) return null;
  const language = scriptLanguage(start, 'zh-Hant') ?? languageByFunctionWords(start);
  return languages.find(({ value }) => value === language)?.value ?? null;
}

/** A shorter text may be names and terms alone. */
const leastLetters = 20;
/** Letters of Persian and Urdu that Arabic lacks. */
const persianLetters = /[پچژگٹڈڑے]/u;

/** Undefined for a text in Latin letters. */
function scriptLanguage(text: string, home: LanguageTag): LanguageTag | undefined {
  const letters = count(text, /\p{L}/gu);
  if (count(text, /[\u3040-\u30FF]/g) > letters * 0.08) return 'ja';
  // Each Chinese character counts as a word, so that a text with many English product names is still Chinese.
  if (count(text, /\p{Script=Han}/gu) > letters * 0.12)
    return japaneseForms.test(text) ? 'ja' : chineseOf(text, home);
  return count(text, /\p{Script=Arabic}/gu) > letters * 0.3 ? 'ar' : undefined;
}

function detect(text: string, home: LanguageTag, isShort = false): LanguageTag | undefined {
  const letters = count(text, /\p{L}/gu);
  if (letters === 0) return undefined;
  const byScript = scriptLanguage(text, home);
  if (byScript !== undefined) return byScript;
  if (isShort) return languageOfFewWords(text, home);
  const language = languageByFunctionWords(text) ?? getDetector().detect(text).language;
  if (language === 'ms' || language === 'malay') return indonesianOrMalay(text, home);
  return language === 'en' || language === 'es' || language === 'pt' || language === 'tr'
    ? language
    : undefined;
}

/** A few words are ambiguous: only English and the country's languages are considered. */
function languageOfFewWords(text: string, home: LanguageTag): LanguageTag {
  const scores = getDetector().detect(text).getScores();
  const [english, own] = [scores.en ?? 0, scores[home === 'id' ? 'ms' : home] ?? 0];
  return english > own ? 'en' : home;
}

/** Characters that only Japanese uses in this form. A short text may have no kana. */
const japaneseForms = /[経験実応広歴気図価労営発変対帰訳駅検効単団囲圧売県専]/u;

/** Compares the counts, because a few characters are in both sets (后, 里, 干). */
function chineseOf(text: string, home: LanguageTag): LanguageTag {
  let [hant, hans] = [0, 0];
  for (const character of text) {
    if (scripts.traditional.has(character)) hant++;
    else if (scripts.simplified.has(character)) hans++;
  }
  if (hant === hans) return home === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant';
  return hant > hans ? 'zh-Hant' : 'zh-Hans';
}

function indonesianOrMalay(text: string, home: LanguageTag): LanguageTag {
  const [id, ms] = [count(text, indonesian), count(text, malay)];
  if (id === ms) return home === 'ms' ? 'ms' : 'id';
  return id > ms ? 'id' : 'ms';
}
