import { languages } from '@jobharbor/shared/contracts';
import { comparable } from './plain-text.ts';

export interface NamedMonth {
  month: number;
  calendar: 'gregory' | 'hijri';
}

/** Countries whose Arabic names of the Gregorian months differ, besides the languages of the site. */
const tags = [
  ...languages.map(({ value }) => value),
  'ar-EG',
  'ar-SY',
  'ar-MA',
  'ar-DZ',
  'ar-TN',
  'es-MX',
  'es-ES',
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

const names = createNames();

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
  const exact = names.get(key);
  if (exact || key.length < 3) return exact;
  for (const [full, month] of names) if (full.startsWith(key)) return month;
  return undefined;
}
