import ICAL from 'ical.js';
import { atWallClock } from '../common/wall-clock.ts';

/** Whether it is an IANA name, which needs no rules of the file. */
export function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Wall clock of a time, as a UTC timestamp. */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const dayMs = 86_400_000;
/** Offsets of days on which the clocks do not change, in milliseconds; null for the others. */
const offsets = new Map<string, number | null>();

/** The offset from UTC at a wall clock's time, cached by day: a calendar asks for it a hundred thousand times. */
function offsetAt(wall: number, zone: string): number {
  const day = Math.floor(wall / dayMs) * dayMs;
  const key = `${zone} ${day}`;
  let known = offsets.get(key);
  if (known === undefined) {
    const first = day - atWallClock(day, zone);
    known = first === day + dayMs - atWallClock(day + dayMs, zone) ? first : null;
    if (offsets.size > 50_000) offsets.clear();
    offsets.set(key, known);
  }
  return known ?? wall - atWallClock(wall, zone);
}

/** A zone of the runtime's rules. `ical.js` has none of its own, and those of files often end in the past. */
class RuntimeZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    return offsetAt(wallOf(time), this.tzid) / 1_000;
  }
}

/**
 * Lets the zones of a calendar follow the runtime's rules where their names are known. Other names, such as Outlook's, keep
 * the rules of the file. Call it before any time of the calendar is read.
 */
export function useRuntimeZones(calendar: ICAL.Component): void {
  const names = new Set<string>();
  const collect = (component: ICAL.Component): void => {
    for (const property of component.getAllProperties()) {
      const name = property.getParameter('tzid');
      if (typeof name === 'string') names.add(name);
    }
    for (const part of component.getAllSubcomponents()) collect(part);
  };
  collect(calendar);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const name = zone.getFirstPropertyValue('tzid');
    if (typeof name === 'string' && isKnownZone(name)) calendar.removeSubcomponent(zone);
  }
  for (const name of names)
    if (isKnownZone(name) && !ICAL.TimezoneService.has(name))
      ICAL.TimezoneService.register(new RuntimeZone({ tzid: name }), name);
}

/** Milliseconds since 1970. Days and floating times are those of `ownZone`. */
export function instantOf(time: ICAL.Time, ownZone: string): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const wall = wallOf(time);
  return wall - offsetAt(wall, ownZone);
}
