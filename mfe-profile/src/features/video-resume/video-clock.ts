/** Formats seconds as a player's time, `1:05`, in the digits of the language. */
export function formatClock(tag: string, seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = new Intl.NumberFormat(tag).format(Math.floor(whole / 60));
  const rest = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }).format(whole % 60);
  return `${minutes}:${rest}`;
}
