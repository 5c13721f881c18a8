const maxAmount = 1e12;

/** Zero of each digit script: Latin, Arabic-Indic, Persian, Devanagari, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

function toLatinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * Parses an amount in any digits and any country's grouping; null if invalid. The last point or comma is the decimal
 * separator if it occurs once and is not followed by exactly three digits.
 */
export function readAmount(typed: string): number | null {
  const text = [...typed]
    .map(toLatinDigit)
    .join('')
    .replace(/[\s'’٬_]/gu, '')
    .replace(/[٫，．、]/gu, (sign) => (sign === '٫' || sign === '．' ? '.' : ','));
  if (!/^\d+(?:[.,]\d+)*[.,]?$/.test(text)) return null;
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[at];
  const digitsAfter = text.length - at - 1;
  const isDecimal =
    at > 0 &&
    text.indexOf(sign ?? '') === at &&
    (digitsAfter !== 3 || text.slice(0, at) === '0' || /[.,]/.test(text.slice(0, at)));
  const whole = (isDecimal ? text.slice(0, at) : text).replace(/[.,]/g, '');
  const amount = Number(isDecimal ? `${whole}.${text.slice(at + 1)}` : whole);
  return amount <= maxAmount ? amount : null;
}
