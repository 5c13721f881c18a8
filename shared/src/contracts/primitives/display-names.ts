/**
 * Names of countries, languages or currencies by their code. The code itself where the platform knows no name, or
 * refuses the code, as `Intl.DisplayNames` does by throwing. Creating the function is slower than a hundred calls of
 * it.
 */
export function displayNames(
  tag: string,
  type: Intl.DisplayNamesType,
  style: Intl.RelativeTimeFormatStyle = 'long',
): (code: string) => string {
  const names = attempt(() => new Intl.DisplayNames(tag, { type, style }));
  return (code) => attempt(() => names?.of(code)) ?? code;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
