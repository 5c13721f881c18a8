/** What stands in place of an address or a number: no letter and no digit, so that search finds nothing in it. */
export const contactMask = '•••';

/**
 * Lower or upper case alone at the end: text glued behind an address ("x@y.comApply now") is not part of it. Sites that
 * cut their teasers leave dots in place of the end.
 */
const mail =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|＠|\((?:at|AT)\)|\[(?:at|AT)\])\s?(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:[a-z]{2,12}|[A-Z]{2,6}|\.{2})/gu;

/** A run that could be a phone number: digits with few blanks, dots, dashes or brackets between them. A slash parts two. */
const digitRun = /(?<![\p{L}\p{N}/])\+?\(?\d(?:[\s().\-–\u00A0]{0,3}\d){6,17}(?!\p{N})/gu;

/**
 * Mail addresses and phone numbers become a mask. Dates, times, amounts, standards and ranges stay: what has a number's
 * length but not a number's shape is text that a reader needs.
 */
export function maskContacts(text: string): string {
  // Most texts hold neither; looking for the signs is cheaper than trying the patterns at every letter.
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
/** ISO 9001/14001, SNI, product and law numbers. */
const standards =
  /(?:\biso|\bsni|\bnbr|\bohsas|\bieee|\bley|\bdecreto|\bno\.?|\bnr\.?|#|\bid|code|ref)[\s:.\d/–-]*$/iu;

function isPhone(run: string, before: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || isDateOrTime(run)) return false;
  if (run.startsWith('+') || phoneWords.test(before)) return true;
  if (money.test(before) || standards.test(before) || isAmount(run) || /\s[–-]\s/.test(run)) return false;
  // Without a word or a plus before it, a number has to be as long as a whole one is.
  return digits.length >= 9;
}

const isDateOrTime = (run: string): boolean =>
  /\b(?:19|20)\d{2}\s?[-–/.]\s?(?:\d{1,2}\s?[-–/.]\s?\d{1,2}|(?:19|20)\d{2})\b/.test(run) ||
  /\b\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:19|20)\d{2}\b/.test(run) ||
  /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/.test(run.trim());

/** Groups of three: 1.500.000, 25 000 000. */
const isAmount = (run: string): boolean => /^\d{1,3}(?:[.\s]\d{3})+$/.test(run.trim());
