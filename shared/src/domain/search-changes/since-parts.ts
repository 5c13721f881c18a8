const dayMs = 86_400_000;

/**
 * A time in the past as "since …" says it: the time of today, the weekday within a week, else the date. `key` is the text
 * for it, since languages need other words with each. `since` in seconds, `now` in milliseconds.
 */
export function sinceParts(
  locale: string,
  { timeZone, since, now }: { timeZone: string; since: number; now: number },
): { key: 'sinceTime' | 'sinceDay' | 'sinceDate'; when: string } {
  const format = (options: Intl.DateTimeFormatOptions, at = since * 1_000) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' }).format(at);
  const date = { day: 'numeric', month: 'long' } as const;
  if (now - since * 1_000 < dayMs && format(date) === format(date, now))
    return { key: 'sinceTime', when: format({ timeStyle: 'short' }) };
  // The weekday of seven days ago is that of today.
  if (now - since * 1_000 < 6 * dayMs) return { key: 'sinceDay', when: format({ weekday: 'long' }) };
  return { key: 'sinceDate', when: format(date) };
}
