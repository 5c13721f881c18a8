const minute = 60_000;

/** UTC offset of a time zone at a given time, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  return shown - Math.floor(at / minute) * minute;
}

/** Whether two zones have the same local time at a given time in seconds. */
export const isSameTime = (one: string, other: string, at: number): boolean =>
  offsetAt(one, at * 1000) === offsetAt(other, at * 1000);

/**
 * Converts a local time of a time zone (`2026-11-20T09:30`) to Unix seconds; null if the text is no time. A time skipped
 * by daylight saving becomes the one after the gap.
 */
export function readWallTime(timeZone: string, text: string): number | null {
  const shown = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)
    ? Date.parse(`${text.slice(0, 16)}Z`)
    : Number.NaN;
  if (Number.isNaN(shown)) return null;
  // The offset may change between the first guess and the actual time.
  const guess = shown - offsetAt(timeZone, shown);
  return (shown - offsetAt(timeZone, guess)) / 1000;
}

/** Formats Unix seconds as the value of a `datetime-local` field. */
export const toWallTime = (timeZone: string, at: number): string =>
  new Date(at * 1000 + offsetAt(timeZone, at * 1000)).toISOString().slice(0, 16);
