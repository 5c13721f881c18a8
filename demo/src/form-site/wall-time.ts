/** The wall clock of a zone at a time, as the field `datetime-local` writes it. */
export function wallTime(seconds: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
    ...({ hourCycle: 'h23', timeZone: zone } as const),
  }).formatToParts(seconds * 1_000);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/**
 * Seconds since 1970 of a wall clock's time in a zone; NaN for none. A time that a change of the clocks leaves out is the one
 * after it.
 */
export function instantOf(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}Z`) / 1_000;
  if (Number.isNaN(asUtc)) return Number.NaN;
  const offsetAt = (seconds: number) => Date.parse(`${wallTime(seconds, zone)}Z`) / 1_000 - seconds;
  // The offset at the first guess may be that before a change of the clocks.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc));
}
