const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The time at which clocks of the zone show `wall`, a local time as a UTC timestamp. Of a time that a change of the clocks
 * leaves out it is the one after it. The second round is for a change of the clocks in between.
 */
export function atWallClock(wall: number, timeZone: string): number {
  const first = wall - (wallClock(wall, timeZone) - wall);
  return first + wall - wallClock(first, timeZone);
}

/** Local wall-clock time of a time zone, as a UTC timestamp. */
export function wallClock(time: number, timeZone: string): number {
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
