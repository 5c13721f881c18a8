import { maskMessengers } from './mask-messengers.ts';
import { asciiNumbers } from './plain-text.ts';

/** Replaces an email address, phone number or messenger account. Has no letters or digits, so that search does not index it. */
export const contactMask = '•••';

/**
 * An email address. The last label has one case only, to exclude text that is glued to it ("x@y.comApply now"). Some
 * sites replace the end with dots.
 */
const mail =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|＠|\((?:at|AT)\)|\[(?:at|AT)\])\s?(?:[\p{L}\p{N}-]{1,63}(?:[.．]|\s?[([](?:dot|DOT)[)\]]\s?)){1,4}(?:[a-z]{2,12}|[A-Z]{2,6}|\.{2})/gu;

/**
 * A candidate for a phone number: digits with few spaces, dots, dashes or brackets in between. A slash separates two; of
 * letters, those of scripts without spaces may stand directly before it.
 */
const digitRun =
  /(?<![\p{N}/]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])\p{L})[+＋]?\(?\p{Nd}(?:[\s()（）.\-–－‐‑−ー\u00A0\u200E\u200F]{0,3}\p{Nd}){6,17}(?!\p{N})/gu;

/**
 * Masks email addresses, phone numbers, and links and accounts of messengers. Dates, times, amounts, standards and ranges of the same length are kept.
 */
export function maskContacts(text: string): string {
  // Most texts contain no contact data, and this check is cheaper than trying the patterns at every position.
  const withoutMail = /[@＠]|[([](?:at|AT)[)\]]/.test(text) ? text.replace(mail, contactMask) : text;
  const bare = maskMessengers(withoutMail, contactMask);
  if (!/\p{Nd}\P{Nd}{0,3}\p{Nd}\P{Nd}{0,3}\p{Nd}/u.test(bare)) return bare;
  return bare.replace(digitRun, (run, offset: number) => {
    const before = bare.slice(Math.max(0, offset - 60), offset);
    const after = bare.slice(offset + run.length, offset + run.length + 20);
    return isPhone(
      asciiNumbers(run)
        .replace('＋', '+')
        .replace(/[－‐‑−ー]/g, '-')
        .replace(/[\u200E\u200F]/g, ''),
      before,
      after,
    )
      ? contactMask
      : run;
  });
}

const phoneWords =
  /(?:whats\s?app|\b(?:wa|qq|tel|telp|telepon|telefon|call|hp|mobile|cell?|celular)|phone|contact(?: us)?(?: at)?|hubungi|viber|sms|gsm|電話|手機|电话|手机|هاتف|جوال|واتساب|\+)[\W\d]*$/iu;
const money =
  /(?:\$|\brp|\bidr|\bphp|₱|\busd|\binr|\brs|₹|\brm|\bmyr|\bsgd|\beur|€|£|¥|₺|\btl|\bars|\bbrl|pesos?)\W*$/iu;
/** Words for pay, after which two numbers with a dash are a range even where they are not round: 薪資28590-38000. */
const payWords =
  /(?:薪[資资水]?|待遇|[月年]収|[月時日]給|salar\p{L}*|sueldo|salário|remunera\p{L}*|compensation|\bpay|\bwages?|gaji|upah|maaş|ücret\p{L}*|راتب|رواتب|أجر|lương|เงินเดือน|gehalt|lohn|salaire|rémunération)(?:\P{Nd}{0,12})$/iu;
/** Numbers of standards (ISO 9001/14001, SNI), products and laws. */
const standards =
  /(?:\biso|\bsni|\bnbr|\bohsas|\bieee|\bley|\bdecreto|\bno\.?|\bnr\.?|#|\bid|code|ref|編號|编号|代碼|代码|統編)[\s:.\d/–-]*$/iu;

function isPhone(run: string, before: string, after: string): boolean {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || isDateOrTime(run)) return false;
  if (run.startsWith('+')) return true;
  // Before the words for phone: in Arabic these may stand sentences before the amount, with no Latin letter between.
  if (isPayRange(run) && currencyAfter.test(after)) return false;
  if (isRange(run) && payWords.test(before)) return false;
  if (phoneWords.test(before)) return true;
  if (isPayRange(run) || currencyAfter.test(after)) return false;
  if (money.test(before) || standards.test(before) || isAmount(run) || /\s[–-]\s/.test(run)) return false;
  // Without a plus sign or a word for phone before it, a number must have the length of a complete one.
  return digits.length >= 9;
}

const isDateOrTime = (run: string): boolean =>
  /\b(?:19|20)\d{2}\s?[-–/.]\s?(?:\d{1,2}\s?[-–/.]\s?\d{1,2}|(?:19|20)\d{2})\b/.test(run) ||
  /\b\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:19|20)\d{2}\b/.test(run) ||
  /^\d{1,2}[.:]\d{2}\s?[-–]\s?\d{1,2}[.:]\d{2}$/.test(run.trim());

const currencyAfter =
  /^\s?(?:元|円|圓|块|塊|TL|₺|€|£|ريال|درهم|دينار|جنيه|(?:SAR|AED|TRY|EUR|USD|IDR|PHP|MYR|SGD|TWD|JPY|CNY|MXN|BRL|ARS|INR|THB|VND)\b|pesos|reais|baht|rupiah|per (?:month|year|hour|day)|monthly|annually|a month|a year|mensual|mensais|bulanan|aylık|شهري|\/\s?(?:mo|yr|month|year|bulan|月|年))/iu;

/** Two round amounts, the smaller first: 12500-13750, 1.500.000–2.000.000. A phone number is not round twice. */
function isPayRange(run: string): boolean {
  const parts = run.trim().split(/\s?[-–]\s?/);
  if (parts.length !== 2) return false;
  const [low = '', high = ''] = parts.map((part) => part.replace(/[.\s]/g, ''));
  const isRound = (digits: string) => /^[1-9]\d*[05]0$/.test(digits);
  return isRound(low) && isRound(high) && Number(low) <= Number(high) && Number(high) <= Number(low) * 20;
}

/** Two numbers of up to eight digits, the smaller first. */
function isRange(run: string): boolean {
  const [, low = '', high = ''] = /^(\d[\d.]{2,9})\s?[-–]\s?(\d[\d.]{2,9})$/.exec(run.trim()) ?? [];
  const [from, to] = [low, high].map((part) => Number(part.replaceAll('.', '')));
  return low !== '' && !low.startsWith('0') && (from ?? 0) <= (to ?? 0) && (to ?? 0) <= (from ?? 0) * 20;
}

/** Digits in groups of three: 1.500.000, 25 000 000. */
const isAmount = (run: string): boolean => /^\d{1,3}(?:[.\s]\d{3})+$/.test(run.trim());
