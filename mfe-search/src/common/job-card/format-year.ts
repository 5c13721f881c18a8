/** A year in the digits of the locale, without thousands separator. */
export const formatYear = (locale: string, year: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: false }).format(year);
