import { asciiDigits } from './ascii-digits.ts';
import type { ScreeningQuestion } from './job.ts';

type Asked = Pick<ScreeningQuestion, 'kind' | 'format' | 'options'>;
type Expecting = Pick<ScreeningQuestion, 'format' | 'expected'>;

/** Maximum digits of a number; longer ones lose precision. */
const number = /^-?\d{1,12}(?:\.\d{1,4})?$/;

/**
 * Normalises a number to Latin digits with a decimal point. Accepts digits of other scripts, and a comma or the Arabic
 * sign as decimal separator; null if it is not a number. Thousands separators are refused, since they are decimal
 * separators elsewhere.
 */
export function toPlainNumber(text: string): string | null {
  const plain = asciiDigits(text.trim())
    .replace(/[,\u066b\uff0e\uff0c]/, '.')
    .replace(/^[\u2212\uff0d]/, '-');
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
