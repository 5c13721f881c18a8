/** A moment as a mail names it, in UTC since nobody knows where it will be read. */
export const writeTime = (language: string, time: Date): string =>
  new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(time);

/** `10 minutes`, in the words of the language. */
export const writeMinutes = (language: string, minutes: number): string =>
  writeDuration(language, minutes, 'minute');

/** `7 days`, in the words of the language. */
export function writeDuration(language: string, count: number, unit: 'minute' | 'hour' | 'day'): string {
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  // Texts write no space between a number and a Japanese word, which CLDR does.
  return language.startsWith('ja') ? text.replace(' ', '') : text;
}

/** A day as a mail names it, in UTC. */
export const writeDay = (language: string, time: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
