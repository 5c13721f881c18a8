import type { AlertFrequency } from '@jobharbor/shared/contracts';

/** Local time of day at which alerts are sent. */
const morningHour = 8;
/** Weekly alerts are sent on Mondays. */
const weekday = 1;
const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The next morning after `after` at which an alert is due in `timeZone`; on a Monday for a weekly one. */
export function nextMorning(after: Date, timeZone: string, frequency: AlertFrequency): Date {
  const today = Math.floor(wallClock(after.getTime(), timeZone) / dayMs) * dayMs;
  for (let days = 0; days <= 8; days += 1) {
    const day = today + days * dayMs;
    if (frequency === 'weekly' && new Date(day).getUTCDay() !== weekday) continue;
    const morning = atWallClock(day + morningHour * 3_600_000, timeZone);
    if (morning > after.getTime()) return new Date(morning);
  }
  throw new Error(`No morning follows ${after.toISOString()} in ${timeZone}`);
}

/** The time at which clocks of the zone show `wall`. The second round is for a change of the clocks in between. */
function atWallClock(wall: number, timeZone: string): number {
  const first = wall - (wallClock(wall, timeZone) - wall);
  return first + wall - wallClock(first, timeZone);
}

/** Local wall-clock time of a time zone, as a UTC timestamp. */
function wallClock(time: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', {
      ...fields,
      ...({ minute: 'numeric', second: 'numeric', hourCycle: 'h23', calendar: 'gregory' } as const),
      timeZone,
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
