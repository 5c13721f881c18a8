type Texts = { readonly [key: string]: string | Texts };

/**
 * The texts of a region: those of its language, with its `own` words over them and numbers in its digits. Null if the
 * region has no texts and no digits of its own.
 */
export function regionalTexts(tag: string, language: unknown, own: unknown): Texts | null {
  const digits = nativeDigits(tag);
  if (!isTexts(language) || (own === null && !digits)) return null;
  const merged = merge(language, own);
  return digits ? withDigits(merged, digits) : merged;
}

function merge(texts: unknown, own: unknown): Texts {
  const merged: Record<string, string | Texts> = { ...(isTexts(texts) && texts) };
  if (!isTexts(own)) return merged;
  for (const [key, text] of Object.entries(own)) {
    merged[key] = isTexts(text) ? merge(merged[key], text) : text;
  }
  return merged;
}

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** The ten digits that `Intl` uses in a region; undefined for 0 to 9. */
function nativeDigits(tag: string): string[] | undefined {
  const format = new Intl.NumberFormat(tag, { useGrouping: false });
  if (format.resolvedOptions().numberingSystem === 'latn') return undefined;
  return [...'0123456789'].map((digit) => format.format(Number(digit)));
}

/** Placeholders, tags, isolated text and names such as `MP4`, which keep their digits; otherwise a number. */
const tokens = /\{\{.*?\}\}|<[^>]*>|\u2066[^\u2069]*\u2069|[A-Za-z][A-Za-z0-9]*|(?<number>[0-9]+)/gu;

function withDigits(texts: Texts, digits: readonly string[]): Texts {
  const write = (text: string) =>
    text.replace(tokens, (token, number?: string) =>
      number === undefined ? token : token.replace(/[0-9]/gu, (digit) => digits[Number(digit)] ?? digit),
    );
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? write(text) : withDigits(text, digits),
    ]),
  );
}
