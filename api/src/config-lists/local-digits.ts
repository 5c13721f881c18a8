/**
 * A text with its digits as the country writes them: `من 3 إلى 5 سنوات` in Arabic in Saudi Arabia as `من ٣ إلى ٥ سنوات`.
 * A name in Latin letters keeps its own: `Web3`.
 */
export function localDigits(text: string, locale: string): string {
  const digits = digitsOf(locale);
  return digits === latin
    ? text
    : text.replace(/(?<![A-Za-z])[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

const latin: readonly string[] = [...'0123456789'];
const known = new Map<string, readonly string[]>();

function digitsOf(locale: string): readonly string[] {
  const found = known.get(locale);
  if (found) return found;
  const format = new Intl.NumberFormat(locale);
  const digits =
    format.resolvedOptions().numberingSystem === 'latn'
      ? latin
      : latin.map((digit) => format.format(Number(digit)));
  known.set(locale, digits);
  return digits;
}
