import { hanNumber } from '../text/phrases.ts';
import { amountWords } from './amount-words.ts';

/** Short words are whole: "mil" is not the beginning of "miles". A longer one may go on: "millionen". */
const units = amountWords.map(
  ({ word, value }) =>
    [new RegExp(`^${word}${/^[a-z]{1,3}$/.test(word) ? '(?![a-z])' : ''}`, 'i'), value] as const,
);

/** Numbers other than amounts of money: months of pay, hours, percentages, dates, digits of a masked phone number. */
const notPay =
  /(?<!\d)\+?0{6,}|(?<!\d)\d{1,15}\s?(?:薪|%|hours?\b|hrs\b|horas|jam\b|個月|个月|か月|months?\b|th\b)|(?:[x×·*]\s?)\d+\b|\b13th\b|\b(?:19|20)\d{2}[-/]\d{1,2}[-/]\d{1,2}\b|\b\d{1,2}[:：]\d{2}\b/gi;

/** A space or two, and the longest unit. */
const unitLength = 20;

interface Amount {
  value: number;
  unit: number | undefined;
}

/** Joins amounts with digits after 萬 and 千 to one number: 四萬, 3萬5 (35,000), 22万5,000, 3万5千. */
const joinHanAmounts = (text: string): string =>
  /[万萬千]/.test(text)
    ? text
        .replace(/(?<!\d\s?)百(?=[万萬])/g, '100')
        .replace(/(?<=\d)\s?百(?=[万萬])/g, '00')
        .replace(/(?<![一二三四五六七八九十兩两])[一二三四五六七八九十兩两]{1,9}(?=[万萬千])/g, (signs) =>
          String(hanNumber(signs)),
        )
        .replace(/(?<=\d[万萬])[一二三四五六七八九](?![一二三四五六七八九十百千万萬\d])/g, (sign) =>
          String(hanNumber(sign)),
        )
        .replace(/(?<!\d)(\d{1,15})[万萬](\d)千/g, (_, tens: string, ones: string) => `${tens}${ones}000`)
        .replace(/(?<!\d)(\d{1,15})[万萬](\d)(?![\d,.千])/g, '$1.$2万')
        .replace(/(?<!\d)(\d{1,15})[万萬](\d),?(\d{3})(?!\d)/g, '$1$2$3')
    : text;

/** Korean amounts of hundreds of millions and what is above them as one number: 1억 2천만, 1억 5,000만. */
const joinKoreanAmounts = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,3})억\s?(\d[\d,]{0,5})\s?(천만|백만|만)/g,
    (_, high: string, low: string, unit: string) => {
      const value = { 천만: 10_000_000, 백만: 1_000_000, 만: 10_000 }[unit] ?? 0;
      return String(Number(high) * 100_000_000 + readNumber(low) * value);
    },
  );

/** The first one or two amounts of money in a text, in whole currency units. Linear in its length: it comes from anybody. */
export function readAmounts(source: string): number[] {
  const text = joinKoreanAmounts(joinHanAmounts(source)).replace(notPay, ' ');
  const found: Amount[] = [];
  for (const match of text.matchAll(
    /\d(?:[\d.,'’]*\d)?(?:\s\d{3}(?!\d))*(?:(?<=\s\d{3})[.,]\d{1,2}(?!\d))?/g,
  )) {
    const end = match.index + match[0].length;
    const after = text.slice(end, end + unitLength).trimStart();
    const value = readNumber(match[0]);
    if (value > 0) found.push({ value, unit: units.find(([pattern]) => pattern.test(after))?.[1] });
    if (found.length === 2) break;
  }
  const [first, second] = found;
  // "5-7 million", "15-25K": the unit after the second amount applies to both.
  if (
    first &&
    second?.unit &&
    first.unit === undefined &&
    first.value < second.value * 10 &&
    first.value < Math.max(1_000, second.unit === 10_000 ? 10_000 : 0)
  )
    first.unit = second.unit;
  return found.map(({ value, unit }) => value * (unit ?? 1));
}

/** Parses a number with any thousands and decimal separators: 1,234.50 · 1.234,50 · 4,00,000 · 5,5 · 1 500 000. */
export function readNumber(text: string): number {
  const compact = text.replace(/[\s'’]/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return Number(compact);
  const mark = compact[last] ?? '';
  const decimals = compact.length - last - 1;
  const isOnlyMark = compact.indexOf(mark) === last;
  const hasOther = compact.includes(mark === '.' ? ',' : '.');
  const isThousands = decimals === 3 && !hasOther && !/^0[.,]/.test(compact);
  if (isThousands || (!isOnlyMark && decimals !== 3)) return Number(compact.replace(/[.,]/g, ''));
  if (!isOnlyMark) return Number(compact.replace(/[.,]/g, ''));
  return Number(`${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`);
}
