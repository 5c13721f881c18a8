import * as z from 'zod/mini';
import { dataFile } from '../../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../../data-files/read-data.ts';

const row = z.object({
  list: z.string(),
  key: z.string(),
  language: z.string(),
  patterns: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
});

const rows = readCsv(dataFile('import/phrases.csv'), row);

export type PhraseList =
  | 'education'
  | 'refused-arrangement'
  | 'other-remote'
  | 'workplace'
  | 'over'
  | 'arrangement-in-title'
  | 'arrangement-in-text'
  | 'hybrid-in-field'
  | 'arrangement-in-field'
  | 'refused-part-time'
  | 'job-type-in-text'
  | 'job-type-in-field'
  | 'worldwide'
  | 'excluding'
  | 'residence'
  | 'pay-period'
  | 'no-experience'
  | 'not-asked'
  | 'not-stated'
  | 'age'
  | 'company-itself';

/**
 * Patterns of a list in all languages, by key in the order of the file. They are regular expressions, most of them
 * plain words. The first key whose pattern matches is used.
 */
export function phrasesOf(list: PhraseList, flags = 'iu'): readonly [key: string, pattern: RegExp][] {
  const byKey = new Map<string, string[]>();
  for (const one of rows)
    if (one.list === list) byKey.set(one.key, [...(byKey.get(one.key) ?? []), ...one.patterns]);
  return [...byKey].map(([key, patterns]) => [key, new RegExp(patterns.join('|'), flags)]);
}

/** The only pattern of a list with one key. */
export function phraseOf(list: PhraseList, flags = 'iu'): RegExp {
  const [only] = phrasesOf(list, flags);
  if (only === undefined) throw new Error(`import/phrases.csv has no list "${list}".`);
  return only[1];
}

const numbers = new Map(
  readCsv(
    dataFile('import/number-words.csv'),
    z.object({ language: z.string(), value: numberCell, words: listCell }),
  ).flatMap(({ value, words }) => words.map((word) => [word, String(value)] as const)),
);

/** Units of time after a number, as {@link digitsForWords} knows them. */
const unit = [
  'years?|tahun|años?|anos?|yıl|سنوات|سنة|سنين|أعوام|عام|months?|bulan|mes(?:es)?\\b|ay\\b|أشهر|شهور',
  'jahre?n?|monate?n?|wochen?|tage?n?|stunden?|ans?(?!\\p{L})|années?|mois|jours?|semaines?|heures?|năm|tháng|tuần|ngày|giờ',
  'weeks?|semanas?|minggu|pekan|hafta|أسابيع|days?|d[ií]as?|hari|gün|أيام|يوما|hours?|horas?|jam|saat|ساعات',
].join('|');
/** Words for "to" between two numbers: "uno a tres años". */
const to = '[-–]|to|or|a|o|e|até|ou|ila|veya|hingga|sampai|atau|đến|bis|oder|à|إلى|الى|أو';
/** Whether a number word is of a script without spaces, so that the unit follows it directly. */
const isSpaceless = (word: string): boolean => /[\p{Script=Han}\p{Script=Thai}]/u.test(word);
const [spacelessNumbers, otherNumbers] = [true, false].map((wanted) =>
  [...numbers.keys()].filter((word) => isSpaceless(word) === wanted).join('|'),
);
const writtenNumber = new RegExp(
  `(?<!\\p{L})(?:${otherNumbers})(?=\\s(?:(?:${to})\\s(?:\\d+|${otherNumbers})\\s)?(?:${unit}))|(?:${spacelessNumbers})(?=\\s?(?:年|個月|个月|[かヶ]月|個?[週周]|星期|天|日前|個?小[時时]|時間前|ปี|เดือน|สัปดาห์|วัน))`,
  'giu',
);

/** Numbers that are written in words before years or months, in digits: "tres años", ثلاث سنوات, 三年. */
export const digitsForWords = (text: string): string =>
  text
    .replace(/سنتين|سنتان|عامين|عامان/g, '2 سنوات')
    .replace(/(?<=(?:خبر[ةه]|من|عن|مدة|لمدة|منذ)\s)(?:سن[ةه]|عام)(?!\p{L})(?:\sواحدة?)?/gu, '1 سنة')
    .replace(/(?<![\p{L}\d]\s?)(?:سن[ةه]\sواحدة|عام\sواحد)/gu, '1 سنة')
    .replace(/(?<!\p{L})\p{L}+\s?\((\d{1,2})\)(?=\s(?:years?|months?|años?|anos?|tahun|yıl))/giu, '$1')
    .replace(/半年(?!前)/g, '6個月')
    .replace(writtenNumber, (word) => numbers.get(word.toLowerCase()) ?? word);

const hanValues: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  兩: 2,
  两: 2,
  ...Object.fromEntries([...'一二三四五六七八九'].map((sign, index) => [sign, index + 1])),
};

/** A number in Chinese signs up to 99, or year by year: 十二, 廿三, 三十一, 二〇二六. */
export function hanNumber(signs: string): number {
  const [tens, ones] = signs.replace('廿', '二十').split('十');
  if (ones === undefined) return Number([...signs].map((sign) => hanValues[sign]).join(''));
  return (tens ? (hanValues[tens] ?? 0) : 1) * 10 + (ones ? (hanValues[ones] ?? 0) : 0);
}

/** Digits for Chinese numbers of a date: 十二月三日 is 12月3日. */
export const hanDigits = (text: string): string =>
  text.replace(/[〇零一二三四五六七八九十廿]+(?=\s?[年月日號号])/g, (signs) => String(hanNumber(signs)));

/** Function words by language. */
export const functionWords: readonly { language: string; words: readonly string[] }[] = readCsv(
  dataFile('import/function-words.csv'),
  z.object({ language: z.string(), words: listCell }),
);
