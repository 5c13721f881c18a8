/** Daily allowances are renewed at 00:01 GMT+8, wherever the person is. */
const offsetMs = (8 * 60 - 1) * 60_000;
const dayMs = 86_400_000;

/** Begin and end of the day of allowances that `now` is in. */
export function creditDay(now: Date): { start: Date; end: Date } {
  const start = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs;
  return { start: new Date(start), end: new Date(start + dayMs) };
}
