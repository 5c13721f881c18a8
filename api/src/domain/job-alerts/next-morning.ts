import type { AlertFrequency } from '@jobharbor/shared/contracts';
import { atWallClock, wallClock } from '../common/wall-clock.ts';

/** Local time of day at which alerts are sent. */
const morningHour = 8;
/** Weekly alerts are sent on Mondays. */
const weekday = 1;
const dayMs = 86_400_000;

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
