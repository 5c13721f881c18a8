/** Formatters hold memory that the garbage collector does not count: a run of alerts shares those that it needs. */
const most = 500;
const days = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known;
  if (formats.size >= most) formats.clear();
  const format = make();
  formats.set(key, format);
  return format;
}

/** Writes “Tuesday, 17 November”, as a person's own calendar has it. */
export const dayFormat = (locale: string, timeZone: string): Intl.DateTimeFormat =>
  kept(
    days,
    `${locale} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(locale, {
        ...({ weekday: 'long', day: 'numeric', month: 'long' } as const),
        calendar: 'gregory',
        timeZone,
      }),
  );

/** Writes “Cebu, Makati, and Pasig”. */
export const listFormat = (locale: string): Intl.ListFormat =>
  kept(lists, locale, () => new Intl.ListFormat(locale));
