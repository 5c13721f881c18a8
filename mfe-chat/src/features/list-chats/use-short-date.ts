import { formatTime } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';

const day = 86_400;

/** Formats a time as short as possible: the time for today, the weekday within a week, otherwise the date. */
export function useShortDate(): (seconds: number) => string {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow() / 1000;
  const format = (options: Intl.DateTimeFormatOptions, seconds: number) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone, calendar: 'gregory' }).format(seconds * 1000);
  const dayOf = (seconds: number) => format({ dateStyle: 'short' }, seconds);
  return (seconds) => {
    if (dayOf(seconds) === dayOf(now)) return formatTime(tag, timeZone, seconds);
    if (now - seconds < 6 * day) return format({ weekday: 'short' }, seconds);
    return format({ day: 'numeric', month: 'short' }, seconds);
  };
}
