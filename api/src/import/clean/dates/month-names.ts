import { languages } from '@jobharbor/shared/contracts';
import { otherTags } from '../text/other-languages.ts';
import { comparable } from '../text/plain-text.ts';

export interface NamedMonth {
  month: number;
  calendar: 'gregory' | 'hijri';
}

/** Languages of the site, countries whose names of the Gregorian months differ, and other languages. */
const tags = [
  ...languages.map(({ value }) => value),
  'ar-EG',
  'ar-SY',
  'ar-MA',
  'ar-DZ',
  'ar-TN',
  'es-MX',
  'es-ES',
  ...otherTags,
];

/** Usual spellings that the CLDR does not have. */
const others: readonly [string, NamedMonth][] = [
  ['sept', { month: 9, calendar: 'gregory' }],
  ['nopember', { month: 11, calendar: 'gregory' }],
  ['pebruari', { month: 2, calendar: 'gregory' }],
  ['agt', { month: 8, calendar: 'gregory' }],
  ['يونيه', { month: 6, calendar: 'gregory' }],
  ['يوليه', { month: 7, calendar: 'gregory' }],
  ['اغسطس', { month: 8, calendar: 'gregory' }],
  ['ربيع الثاني', { month: 4, calendar: 'hijri' }],
  ['جمادى الثانية', { month: 6, calendar: 'hijri' }],
  ['zülhicce', { month: 12, calendar: 'hijri' }],
  ['ramadhan', { month: 9, calendar: 'hijri' }],
];

let known: Map<string, NamedMonth> | undefined;
/** Made with the first date that is read: it takes a tenth of a second, and most processes read none. */
const names = (): Map<string, NamedMonth> => {
  known ??= createNames();
  return known;
};

function createNames(): Map<string, NamedMonth> {
  const found = new Map<string, NamedMonth>();
  for (const calendar of ['gregory', 'hijri'] as const)
    for (const style of ['long', 'short'] as const)
      for (const tag of tags) addNames(found, tag, calendar, style);
  for (const [name, month] of others) found.set(keyOf(name), month);
  return found;
}

function addNames(
  found: Map<string, NamedMonth>,
  tag: string,
  calendar: NamedMonth['calendar'],
  style: 'long' | 'short',
): void {
  const options = { month: style, timeZone: 'UTC', numberingSystem: 'latn' } as const;
  const id = calendar === 'hijri' ? 'islamic-umalqura' : 'gregory';
  // With a day beside it, the name is in the form that dates have: 12 de marzo.
  const formats = [{}, { day: 'numeric' as const }].map(
    (more) => new Intl.DateTimeFormat(tag, { ...options, ...more, calendar: id }),
  );
  const counted = new Intl.DateTimeFormat('en', { ...options, month: 'numeric', calendar: id });
  for (let days = 0; days < 365; days += 14) {
    const date = new Date(Date.UTC(2024, 0, 1) + days * 86_400_000);
    const month = Number(counted.formatToParts(date).find(({ type }) => type === 'month')?.value);
    for (const format of formats) {
      const name = keyOf(format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '');
      // Chinese and Japanese months are numbers; آب and ذو القعدة begin with two letters.
      if (/^(?:\p{L}{3}|\p{Script=Arabic}{2})/u.test(name) && !found.has(name))
        found.set(name, { month, calendar });
    }
  }
}

/** Arabic letters that are written with and without hamza are one. */
function keyOf(name: string): string {
  return comparable(name).replace(/[أإآ]/g, 'ا').replace(/ى/g, 'ي').replace(/ة/g, 'ه');
}

/** The month of a name in any of the ten languages, whole or shortened to three letters or more. */
export function monthNamed(name: string): NamedMonth | undefined {
  const key = keyOf(name);
  if (key.length < 2) return undefined;
  const exact = names().get(key);
  if (exact || key.length < 3) return exact;
  for (const [full, month] of names()) if (full.startsWith(key)) return month;
  return undefined;
}

const englishMonths = monthsIn('en', 'short');
/** Thai names, whole and short (มี.ค.), in the order of length, so that none is taken for a part of another. */
const thaiMonths = (['long', 'short'] as const)
  .flatMap((style) => monthsIn('th', style).map((name, index) => ({ name, index })))
  .toSorted((one, other) => other.name.length - one.name.length);
const vietnameseMonth =
  /(?:tháng|thg)\.?\s*(mười hai|mười một|mười|một|giêng|hai|ba|tư|bốn|năm(?!\s*\d{4})|sáu|bảy|tám|chín|chạp|1[0-2]|0?[1-9])(?![\p{L}\d])[\s,]*(?:năm\s*)?/giu;
const vietnameseNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'một hai ba tư năm sáu bảy tám chín mười'.split(' ').map((word, index) => [word, index + 1]),
  ),
  giêng: 1,
  bốn: 4,
  'mười một': 11,
  'mười hai': 12,
  chạp: 12,
};

function monthsIn(tag: string, month: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index, 15)));
}

/** A date with its Thai or Vietnamese month in English: "12 tháng 3 năm 2024" as "12 Mar 2024". */
export function withEnglishMonth(text: string): string {
  if (/\p{Script=Thai}/u.test(text)) {
    const found = thaiMonths.find(({ name }) => text.includes(name));
    return found
      ? text.replace(found.name, ` ${englishMonths[found.index]} `).replace(/พ\.?ศ\.?|ค\.?ศ\.?/g, ' ')
      : text;
  }
  return text.replace(vietnameseMonth, (_, number: string) => {
    const month = vietnameseNumbers[number.toLowerCase()] ?? Number(number);
    return ` ${englishMonths[month - 1]} `;
  });
}
