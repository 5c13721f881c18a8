/** Replaces an email address or phone number. Has no letters or digits, so that search does not index it. */
export const contactMask = '•••';

/**
 * An email address. The last label has one case only, to exclude text that is glued to it ("x@y.comApply now"). Some
 * sites replace the end with dots.
 */
const mail =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|＠|\((?:at|AT)\)|\[(?:at|AT)\])\s?(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:[a-z]{2,12}|[A-Z]{2,6}|\.{2})/gu;

/** A candidate for a phone number: digits with few spaces, dots, dashes or brackets in between. A slash separates two. */
const digitRun = /(?<![\p{L}\p{N}/])\+?\(?\d(?:[\s().\-–\u00A0]{0,3}\d){6,17}(?!\p{N})/gu;

/**
 * Masks email addresses and phone numbers. Dates, times, amounts, standards and ranges of the same length are kept.
 */
export function maskContacts(text: string): string {
  // Most texts contain neither: this check is cheaper than trying the patterns at every position.
  const withoutMail = /[@＠]|[([](?:at|AT)[)\]]/.test(text) ? text.replace(mail, contactMask) : text;
  if (!/\d\D{0,3}\d\D{0,3}\d/.test(withoutMail)) return withoutMail;
  return withoutMail.replace(digitRun, (run, offset: number) => {
    const before = withoutMail.slice(Math.max(0, offset - 60), offset);
    return isPhone(run, before) ? contactMask : run;
  });
}

const phoneWords =
  /(?:whats\s?app|\b(?:wa|tel|telp|telepon|telefon|call|hp|mobile|cell?|celular)|phone|contact(?: us)?(?: at)?|hubungi|viber|sms|gsm|電話|手機|电话|手机|هاتف|جوال|واتساب|\+)[\W\d]*$/iu;
const money =
  /(?:\$|\brp|\bidr|\bphp|₱|\busd|\binr|\brs|₹|\brm|\bmyr|\bsgd|\beur|€|£|¥|₺|\btl|\bars|\bbrl|pesos?)\W*$/iu;
/** Numbers of standards (ISO 9001/14001, SNI), products and laws. */
const standards =
  /(?:\biso|\bsni|\bnbr|\bohsas|\bieee|\bley|\bdecreto|\bno\.?|\bnr\.?|#|\bid|code|ref)[\s:.\d/–-]*$/iu;

function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || isDateOrTime(run)) return false;
  if (run.startsWith('+') || phoneWords.test(before)) return true;
  if (money.test(before) || standards.test(before) || isAmount(run) || /\s[–-]\s/.test(run)) return false;
  // Without a plus sign or a word for phone before it, a number must have the length of a complete one.
  return digits.length >= 9;
}

const isDateOrTime = (run: string): boolean =>
  /\b(?:19|20)\d{2}\s?[-–/.]\s?(?:\d{1,2}\s?[-–/.]\s?\d{1,2}|(?:19|20)\d{2})\b/.test(run) ||
  /\b\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:19|20)\d{2}\b/.test(run) ||
  /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/.test(run.trim());

/** Digits in groups of three: 1.500.000, 25 000 000. */
const isAmount = (run: string): boolean => /^\d{1,3}(?:[.\s]\d{3})+$/.test(run.trim());
