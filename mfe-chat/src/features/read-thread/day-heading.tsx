import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';

const dayMs = 86_400_000;

/** Heading of a day in the thread: today, yesterday, otherwise weekday and date. */
export function DayHeading({ at, level }: { at: number; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const key = (ms: number) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);
  const ago = Math.round((Date.parse(key(now)) - Date.parse(key(at * 1000))) / dayMs);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const isThisYear = key(now).slice(0, 4) === key(at * 1000).slice(0, 4);
  const date = new Intl.DateTimeFormat(tag, {
    timeZone,
    calendar: 'gregory',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return (
    <Heading className="jhc-day__name">
      <time dateTime={key(at * 1000)}>
        {ago === 0 || ago === 1 ? relative.format(-ago, 'day') : date.format(at * 1000)}
      </time>
    </Heading>
  );
}
