const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { weekday: 'long', month: 'long', day: 'numeric', calendar: 'gregory' } as const;

/** Formats a time range in seconds, with weekday and time zone: `Friday, November 20, 9:00 – 9:45 AM GMT+8`. */
export function formatSpan(locale: string, timeZone: string, from: number, to: number): string {
  const [start, end] = [from * 1000, to * 1000];
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone });
  // CLDR has no Chinese and Japanese pattern for a range with a weekday: it would read `11/20金曜日`.
  if (/^(?:ja|zh)\b/.test(locale) && days.format(start) === days.format(end))
    return `${days.format(start)} ${new Intl.DateTimeFormat(locale, { ...time, timeZone }).formatRange(start, end)}`;
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone }).formatRange(start, end);
}
