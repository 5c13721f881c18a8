/** What a browser tells of itself, checked: a value that is missing or unusable has a fallback. A check refuses other uses. */

/** Time zone of the device; undefined where the browser knows none, as `Etc/Unknown`, which its own formats refuse. */
export function deviceTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone || undefined;
  } catch {
    return undefined;
  }
}

/** 128 random bits in hex, as a key that nothing else has. `crypto.randomUUID` needs https, `getRandomValues` does not. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
