import { asciiDigits } from '@jobharbor/shared/contracts/primitives/ascii-digits';

/**
 * Normalises a year or month of a résumé: `2021-03` for `03/2021`, `2021年3月`, `２０２１.3` or `٢٠٢١-٠٣`. Other text is kept
 * and printed unchanged.
 */
export function readDate(typed: string): string {
  const text = asciiDigits(typed.trim().normalize('NFKC'));
  const [, year, month] = /^(\d{4})(?:\s*[-./年\s]\s*(\d{1,2})\s*月?)?年?$/.exec(text) ?? [];
  const [, monthFirst, yearLast] = /^(\d{1,2})\s*[-./\s]\s*(\d{4})$/.exec(text) ?? [];
  const found = { year: year ?? yearLast, month: month ?? monthFirst };
  if (found.year === undefined) return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : typed.trim();
  if (found.month === undefined) return found.year;
  return Number(found.month) >= 1 && Number(found.month) <= 12
    ? `${found.year}-${found.month.padStart(2, '0')}`
    : typed.trim();
}
