import * as z from 'zod/mini';

/** Digits of E.164 at most, with the calling code. */
export const maxPhoneDigits = 15;
/** No country's mobile numbers have fewer digits: without the calling code, and with it. */
const minDigits = { national: 6, international: 8 };

const chatLink = /^(?:https?:\/\/)?wa\.me\/\+?(?=\p{Nd})/iu;

/**
 * The number in what was typed or pasted: without a scheme (`tel:`), a label before or behind it (`WhatsApp: +55…`,
 * `+55… (casa)`), and marks that cannot be seen. A link of a chat names the number with its calling code.
 */
export const cleanPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(chatLink, '+')
    .replace(/^\p{L}[\p{L}\p{M}\s./()'-]*:?\s*(?=[\p{Nd}+(])/u, '')
    .replace(/(?<=\p{Nd})[\s(]*\p{L}[\p{L}\p{M}\s.]*\)?$/u, '');

/**
 * The validation error of a number's length that holds in every country; null if there is none, or no digit at all. Counts
 * digits of any script. The server's `readMobile` checks the format of the number's country as well.
 */
export function phoneLengthProblem(text: string): 'too_short' | 'too_long' | null {
  const written = cleanPhone(text);
  const digits = written.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits > maxPhoneDigits) return 'too_long';
  const min = written.startsWith('+') ? minDigits.international : minDigits.national;
  return digits > 0 && digits < min ? 'too_short' : null;
}

/** A phone number as typed, in digits of any script; for the validation of forms before sending. */
export const typedPhone = z.string().check(
  z.trim(),
  z.maxLength(40),
  z.check(({ value, issues }) => {
    const problem = phoneLengthProblem(value);
    if (problem === 'too_short')
      issues.push({ code: 'too_small', origin: 'string', minimum: minDigits.national, input: value });
    if (problem === 'too_long')
      issues.push({ code: 'too_big', origin: 'string', maximum: maxPhoneDigits, input: value });
  }),
);
