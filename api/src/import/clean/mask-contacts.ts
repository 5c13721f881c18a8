/** What stands in place of an address or a number: no letter and no digit, so that search finds nothing in it. */
export const contactMask = '•••';

const mail =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|＠)\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.{0,3}(?:[\p{L}]{2,})?/giu;
const mailWithTop =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|＠)\s?(?:[\p{L}\p{N}-]+\s?\.\s?){1,4}(?:\p{L}{2,24}|\.{2})/giu;

/** A run that could be a phone number: digits with single blanks, dots, dashes, brackets or slashes between them. */
const digitRun = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().\-–/\u00A0]{0,3}\d){6,17}(?!\p{N})/gu;

/**
 * Mail addresses and phone numbers in a description become a mask. Dates, times, amounts and ranges of years stay:
 * what has a number's length but not a number's shape is text that a reader needs.
 */
export function maskContacts(text: string): string {
  return text.replace(mailWithTop, contactMask).replace(digitRun, (run, offset: number) => {
    const before = text.slice(Math.max(0, offset - 25), offset);
    return isPhone(run, before) ? contactMask : run;
  });
}

/** True when the text still holds something that reads as a mail address. */
export const hasMail = (text: string): boolean => new RegExp(mail.source, 'iu').test(text);

const phoneWords =
  /(?:whats\s?app|wa|tel|telp|telepon|phone|mobile|cel|celular|call|hp|no|contact|hubungi|viber|sms|電話|手機|电话|手机|هاتف|جوال|واتساب|تلفن)\W*$/iu;
const money =
  /(?:\$|rp|idr|php|₱|usd|inr|rs|₹|nt\$|hk\$|s\$|rm|myr|sgd|eur|€|£|¥|₺|tl|ars|brl|r\$|pesos?)\W*$/iu;

function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (run.startsWith('+') || phoneWords.test(before)) return !isDateOrTime(run);
  if (money.test(before) || isDateOrTime(run) || isAmount(run)) return false;
  // Without a word or a plus before it, a number has to be as long as a whole one is.
  return digits.length >= 9 && !/\s[–-]\s/.test(run);
}

const isDateOrTime = (run: string): boolean =>
  /\b(?:19|20)\d{2}\s?[-–/.]\s?(?:\d{1,2}\s?[-–/.]\s?\d{1,2}|(?:19|20)\d{2})\b/.test(run) ||
  /\b\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:19|20)\d{2}\b/.test(run) ||
  /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/.test(run.trim());

/** Groups of three: 1.500.000, 25 000 000. */
const isAmount = (run: string): boolean => /^\d{1,3}(?:[.\s]\d{3})+$/.test(run.trim());
