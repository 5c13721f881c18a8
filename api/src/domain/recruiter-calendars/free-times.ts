import type { WeekHours } from '@jobharbor/shared/contracts';
import { atWallClock, wallClock } from '../common/wall-clock.ts';
import { overlaps, type Span } from './spans.ts';

export interface FreeTimesWanted {
  /** Hours of the week in the zone. */
  hours: readonly WeekHours[];
  zone: string;
  busy: readonly Span[];
  /** Starts lie within; milliseconds since 1970. */
  within: Span;
  minutes: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Times begin at the half hours from the beginning of the hours on. */
const stepMs = 30 * minuteMs;

/**
 * Starts of free times of a length, in milliseconds since 1970. By the clocks of the zone, so that a change of the clocks moves
 * none of them. A time that a change leaves out is not offered.
 */
export function freeTimes({ hours, zone, busy, within, minutes }: FreeTimesWanted): number[] {
  const found: number[] = [];
  const lengthMs = minutes * minuteMs;
  const firstDay = Math.floor(wallClock(within.from, zone) / dayMs) * dayMs;
  for (let day = firstDay; atWallClock(day, zone) < within.until; day += dayMs) {
    const ofDay = hours.filter((one) => one.day === weekdayOf(day));
    for (const { from, until } of ofDay.sort((a, b) => a.from.localeCompare(b.from)))
      for (let wall = day + msOf(from); wall + lengthMs <= day + msOf(until); wall += stepMs) {
        const start = atWallClock(wall, zone);
        const time = { from: start, until: start + lengthMs };
        if (start < within.from || start >= within.until || wallClock(start, zone) !== wall) continue;
        if (!busy.some((one) => overlaps(one, time))) found.push(start);
      }
  }
  return [...new Set(found)];
}

/** 1 is Monday, as in ISO 8601. */
const weekdayOf = (day: number): number => ((Math.floor(day / dayMs) + 3) % 7) + 1;

const msOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minuteMs;
};

/** Whether a span lies within the hours of its day. */
export function isWithinHours({ from, until }: Span, hours: readonly WeekHours[], zone: string): boolean {
  const start = wallClock(from, zone);
  const day = Math.floor(start / dayMs) * dayMs;
  const end = start + until - from;
  return hours.some(
    (one) => one.day === weekdayOf(day) && start >= day + msOf(one.from) && end <= day + msOf(one.until),
  );
}
