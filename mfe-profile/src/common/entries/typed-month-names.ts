export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

export const monthNames = (tag: string, month: 'long' | 'short'): string[] => {
  const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC', calendar: 'gregory' });
  return months.map((number) => format.format(Date.UTC(2024, Number(number) - 1)));
};

/** Names that may be typed: the page's language and English, in full and abbreviated. */
export const typedMonthNames = (tag: string): string[] =>
  [tag, 'en'].flatMap((language) => [...monthNames(language, 'long'), ...monthNames(language, 'short')]);
