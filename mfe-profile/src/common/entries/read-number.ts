import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';

/** Typed text with ASCII digits and half-width signs. */
export const plainDigits = (text: string): string => asciiDigits(text.normalize('NFKC'));

/**
 * Parses an amount in digits of any script: `30000`, `30,000`, `30.000`, `٣٠٬٠٠٠`, `1500.50`. Null for empty text, NaN if
 * invalid. A single separator before three digits is a thousands separator.
 */
export function readAmount(text: string): number | null {
  const plain = plainDigits(text)
    .replace(/[\s'’٬]/gu, '')
    .replace('٫', '.');
  if (plain === '') return null;
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain))
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/**
 * Month and year in one text, with digits of any script: `05/2024`, `2024-05`, `2024年5月`. Null for other texts.
 */
export function readMonth(text: string): { year: string; month: string } | null {
  const numbers = plainDigits(text).match(/\d+/g) ?? [];
  const [first = '', second = ''] = numbers;
  const [year, month] = first.length === 4 ? [first, second] : [second, first];
  if (numbers.length !== 2 || year.length !== 4 || Number(month) < 1 || Number(month) > 12) return null;
  return { year, month: String(Number(month)).padStart(2, '0') };
}
