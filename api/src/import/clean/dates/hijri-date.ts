const umalqura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const day = 86_400_000;
/** 1 Muharram 1 in the proleptic Gregorian calendar, and the mean length of a Hijri year. */
const epoch = Date.UTC(622, 6, 19);
const meanYear = 354.367_07;

/** The Gregorian day (UTC) of a day in the calendar of Umm al-Qura, which Saudi Arabia uses; null for one that does not exist. */
export function fromHijri(year: number, month: number, dayOfMonth: number): Date | null {
  const guess = epoch + Math.round((year - 1) * meanYear + (month - 1) * 29.53 + dayOfMonth - 1) * day;
  for (const shift of [0, 1, -1, 2, -2, 3, -3]) {
    const date = new Date(guess + shift * day);
    const [m, d, y] = umalqura.format(date).match(/\d+/g) ?? [];
    if (Number(y) === year && Number(m) === month && Number(d) === dayOfMonth) return date;
  }
  return null;
}

/** The Hijri year of a day. */
export const hijriYearOf = (date: Date): number =>
  Number(umalqura.formatToParts(date).find(({ type }) => type === 'year')?.value);
