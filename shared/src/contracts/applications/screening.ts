import type { ScreeningQuestion } from '../jobs/job.ts';
import { asciiDigits } from '../primitives/ascii-digits.ts';

type Asked = Pick<ScreeningQuestion, 'kind' | 'format' | 'options'>;
type Expecting = Pick<ScreeningQuestion, 'format' | 'expected'>;

/** Maximum digits of a number; longer ones lose precision. */
const number = /^-?\d{1,12}(?:\.\d{1,4})?$/;

/** Separators of thousands that are no decimal signs anywhere: spaces, apostrophes, the Arabic sign. */
const grouped = /^\d{1,3}(?:[ \u00a0\u2009\u202f'\u2019\u066c]\d{3})+(?!\d)/;
/** Commas as separators of thousands, by the Indian way of grouping too, or full stops. */
const commas = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?=$|\.)/;
const stops = /^\d{1,3}(?:\.\d{3})+(?=$|,)/;

/**
 * Normalises a number to Latin digits with a decimal point. Accepts digits of other scripts, unambiguous separators of
 * thousands (`1,234.50`, `1.234.567`, `45 000`), and a comma or the Arabic sign as decimal separator. Null if it is not
 * a number. `45,000` and `45.000` are refused: they are 45 thousand in one country, and 45 in another.
 */
export function toPlainNumber(text: string): string | null {
  const [, sign = '', body = ''] =
    /^([-\u2212\uff0d]?)(.*)$/u.exec(
      asciiDigits(text.trim()).replaceAll('\uff0e', '.').replaceAll('\uff0c', ','),
    ) ?? [];
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return null;
  const bare = body.replace(grouped, (whole) => whole.replace(/\D/g, ''));
  const isOfCommas = commas.test(bare) && (bare.includes('.') || bare.split(',').length > 2);
  const isOfStops = stops.test(bare) && (bare.includes(',') || bare.split('.').length > 2);
  const whole = isOfCommas ? bare.replaceAll(',', '') : isOfStops ? bare.replaceAll('.', '') : bare;
  const plain = `${sign === '' ? '' : '-'}${whole.replace(/[,\u066b]/, '.')}`;
  return number.test(plain) ? plain : null;
}

/** Whether the ISO date exists: false for 30 February. */
function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Validates and normalises an answer for storage; null if it does not answer this question. `answer` is not blank. */
export function readScreeningAnswer({ kind, format, options }: Asked, answer: string): string | null {
  if (kind === 'yes_no') return answer === 'yes' || answer === 'no' ? answer : null;
  if (kind === 'choice') return options.includes(answer) ? answer : null;
  if (format === 'number') return toPlainNumber(answer);
  if (format === 'date') return isDay(answer) ? answer : null;
  return answer;
}

/** Whether a stored answer is one that the employer expects; undefined where any answer will do. */
export function isExpectedAnswer({ format, expected }: Expecting, answer: string): boolean | undefined {
  if (expected === undefined) return undefined;
  const { answers, least, most } = expected;
  if (answers !== undefined && !answers.includes(answer)) return false;
  const order = (one: string, other: string) =>
    format === 'number' ? Number(one) - Number(other) : one.localeCompare(other, 'en');
  return (
    (least === undefined || order(answer, least) >= 0) && (most === undefined || order(answer, most) <= 0)
  );
}
