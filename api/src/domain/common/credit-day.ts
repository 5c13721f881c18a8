/** Offset of the time zone in which daily credits are renewed: 00:01 GMT+8. */
const offsetMs = (8 * 60 - 1) * 60_000;
const dayMs = 86_400_000;

/** Start and end of the credit day of `now`. */
export function creditDay(now: Date): { start: Date; end: Date } {
  const start = Math.floor((now.getTime() + offsetMs) / dayMs) * dayMs - offsetMs;
  return { start: new Date(start), end: new Date(start + dayMs) };
}
