import { linesOfHtml } from '../resume-reading/lines-of-html.ts';

/** Shorter numbers stand on many pages by chance. */
const minNumberLength = 5;
const minNameLength = 3;

export interface LicenseFacts {
  number: string;
  /** First and last name of the person, in this order; one of the two may be empty. */
  names: readonly string[];
}

/** What decides whether two texts are the same: neither width, nor case, nor marks above letters. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ı/g, 'i').replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** Between the letters and digits of a number: pages group them in other ways. */
const ofNumber = '[\\s./-]*';
/** Between two names: an initial or a second name may stand there. */
const ofNames = "[\\s,.·・-]*(?:\\p{L}[\\p{L}.’'-]*[\\s,]+){0,2}";
const alone = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u');
/** Chinese and Japanese put no space before and after a number. */
const aloneAmongDigits = (pattern: string): RegExp => new RegExp(`(?<![a-z\\d])${pattern}(?![a-z\\d])`, 'u');

/** Whether a page shows the number of a licence and the name of its holder; false where either is too short to tell. */
export function pageShows(html: string, { number, names }: LicenseFacts): boolean {
  const text = plain(
    linesOfHtml(html)
      .map((line) => line.text)
      .join('\n'),
  );
  const digits = [...plain(number).replace(/[^\p{L}\p{N}]/gu, '')];
  if (digits.length < minNumberLength) return false;
  return aloneAmongDigits(digits.map(escaped).join(ofNumber)).test(text) && showsName(text, names);
}

function showsName(text: string, names: readonly string[]): boolean {
  const parts = names.map((name) => plain(name).trim()).filter((name) => name !== '');
  const [first = '', last] = parts;
  const isEastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first);
  if (last === undefined && [...first].length < minNameLength) return false;
  if (last === undefined) return alone(escaped(first)).test(text);
  const orders = [
    [first, last],
    [last, first],
  ].map((order) => order.map(escaped));
  // No space stands before and after such a name.
  if (isEastAsian) return orders.some((order) => new RegExp(order.join('[\\s·・]*'), 'u').test(text));
  return orders.some((order) => alone(order.join(ofNames)).test(text));
}
