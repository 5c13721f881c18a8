/** A moment as a mail names it, in UTC since nobody knows where it will be read. */
export const writeTime = (language: string, time: Date): string =>
  new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(time);

/** `10 minutes`, in the words of the language. */
export function writeMinutes(language: string, minutes: number): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const text = format.format(minutes);
  // Texts write no space between a number and a Japanese word, which CLDR does.
  return language.startsWith('ja') ? text.replace(' ', '') : text;
}
