const minute = 60_000;

/** What the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
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

/** Whether two zones show the same time at a moment, given in seconds. */
export const isSameTime = (one: string, other: string, at: number): boolean =>
  offsetAt(one, at * 1000) === offsetAt(other, at * 1000);

/**
 * The moment, in seconds, at which the clocks of a time zone show `2026-11-20T09:30`; null where the text is no time. A
 * time that a change to summer time skips becomes the one that follows it.
 */
export function readWallTime(timeZone: string, text: string): number | null {
  const shown = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)
    ? Date.parse(`${text.slice(0, 16)}Z`)
    : Number.NaN;
  if (Number.isNaN(shown)) return null;
  // The offset may change between the first guess and the moment itself.
  const guess = shown - offsetAt(timeZone, shown);
  return (shown - offsetAt(timeZone, guess)) / 1000;
}

/** A moment in seconds as a `datetime-local` field writes it. */
export const toWallTime = (timeZone: string, at: number): string =>
  new Date(at * 1000 + offsetAt(timeZone, at * 1000)).toISOString().slice(0, 16);
