/** A duration in words of the language: `10 minutes`. */
export const writeMinutes = (language: string, minutes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);
