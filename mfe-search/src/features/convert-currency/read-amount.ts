import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';

const maxAmount = 1e12;

/**
 * Parses an amount in any digits and any country's grouping; null if invalid. The last point or comma is the decimal
 * separator if it occurs once and is not followed by exactly three digits.
 */
export function readAmount(typed: string): number | null {
  const text = asciiDigits(typed)
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
