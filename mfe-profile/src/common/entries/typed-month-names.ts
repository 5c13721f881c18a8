import { languages } from '@jobharbor/shared/contracts/markets/market';

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

export const monthNames = (tag: string, month: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC', calendar: 'gregory' });
  return months.map((number) => format.format(Date.UTC(2024, Number(number) - 1)));
};

/** Names of one language that differ by country, and are all written elsewhere: of Syria and Egypt, Sept. and Sep. */
const twins: Readonly<Record<string, string>> = { ar: 'ar-SY', en: 'en-GB' };

/** Names that may be typed, in full and abbreviated: of the country's language, and of all of the site, since many read it in another one than their own. */
export const typedMonthNames = (tag: string, country: string): string[] => {
  const language = /^[a-z]{2}$/.test(country) ? new Intl.Locale(`und-${country}`).maximize().language : tag;
  const tags = new Set([tag, language, ...languages.map(({ value }) => value)]);
  return [...tags, ...[...tags].flatMap((one) => twins[one] ?? [])].flatMap((one) => [
    ...monthNames(one, 'long'),
    ...monthNames(one, 'short'),
  ]);
};
