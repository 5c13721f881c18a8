/** Years of the Japanese eras, of the Republic of China and of the Buddhist calendar, as the years to add. */
const eras: readonly (readonly [mark: RegExp, add: number])[] = [
  [/令和|(?<!\p{L})R(?=\s?\d)/iu, 2018],
  [/平成|(?<!\p{L})H(?=\s?\d)/iu, 1988],
  [/昭和|(?<!\p{L})S(?=\s?\d)/iu, 1925],
  [/民[國国]/, 1911],
  [/พ\.?\s?ศ\.?|\bB\.?E\b/i, -543],
];

export const markedEra = (words: string): number | undefined => eras.find(([mark]) => mark.test(words))?.[1];

/** Years to add. Without a mark, Thailand counts from the Buddha and Taiwan from 1912 where no other year is possible. */
export function addedYears(words: string, numbers: readonly string[], country: string): number {
  const marked = markedEra(words);
  if (marked !== undefined) return marked;
  if (country === 'th' && numbers.some((number) => /^2[45]\d\d$/.test(number))) return -543;
  return country === 'tw' && numbers.some((number) => /^1\d\d$/.test(number)) ? 1911 : 0;
}

/** `هـ`, `AH`; without a sign, in countries whose offices write both calendars. */
const hijriMark = /هـ?(?!\p{L})|\bA\.?H\b/iu;
const withHijri = new Set(['ae', 'bh', 'iq', 'jo', 'kw', 'om', 'qa', 'sa', 'ye']);
const hijriYear = /^1[34]\d\d$/;

/** Whether a text names a year of the Islamic calendar. */
export const isHijri = (words: string, numbers: readonly string[], country: string): boolean =>
  numbers.some((number) => hijriYear.test(number)) && (hijriMark.test(words) || withHijri.has(country));

/** The year and month in which the middle of a month of the Islamic calendar lies, or of its year. */
export function fromHijri(year: number, month: number | null): { year: string; month: string } {
  const [ofYear, day] = month === null ? [6, 29] : [month, 15];
  const days =
    Math.floor((11 * year + 3) / 30) + 354 * year + 30 * ofYear - Math.floor((ofYear - 1) / 2) + day;
  const date = new Date((days - 492_533) * 86_400_000).toISOString();
  return { year: date.slice(0, 4), month: date.slice(5, 7) };
}

/** The months of the Islamic calendar in Arabic and English, Muharram first in each. */
export const hijriMonthNames = (): string[] =>
  ['ar', 'en'].flatMap((tag) => {
    const format = new Intl.DateTimeFormat(`${tag}-u-ca-islamic-umalqura`, {
      month: 'long',
      timeZone: 'UTC',
    });
    // 1 Muharram 1446 was 7 July 2024; the 15th of each month is within the month.
    return Array.from({ length: 12 }, (_, index) =>
      format.format(Date.UTC(2024, 6, 22 + Math.round(index * 29.5))),
    );
  });
