/** Minutes and seconds in the digits of the language: `14:05` for 845 seconds. */
export function formatDuration(language: string, seconds: number): string {
  const minutes = new Intl.NumberFormat(language).format(Math.floor(seconds / 60));
  const rest = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(seconds % 60);
  return `${minutes}:${rest}`;
}
