import type { PlacedText } from './order-columns.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const latin = /\p{Script=Latin}/u;
const leftToRight = /[\p{Script=Latin}\p{Nd}]/u;
/** Maximum gap within a word, in letter heights. */
const space = 0.15;

/**
 * Puts the texts of lines that run from right to left in the order in which they are read. Browsers print each letter
 * of such a line separately, from left to right. Other programs write it in logical order, which is kept.
 */
export function toReadingOrder<Text extends PlacedText>(texts: readonly Text[]): Text[] {
  const lines = linesOf(texts);
  const isMostly = lines.filter(isVisual).length * 2 > lines.length;
  const isOfNumbers = (line: readonly Text[]) => isMostly && line.every(({ str }) => !/\p{L}/u.test(str));
  // One word alone does not tell its order.
  const isLikeOthers = (line: readonly Text[]) =>
    isMostly && line.filter(({ str }) => rightToLeft.test(str)).length === 1;
  return lines.flatMap((line) =>
    isVisual(line) || isLikeOthers(line)
      ? reversed(line)
      : isOfNumbers(line)
        ? asOneText(reversed(line))
        : line,
  );
}

function linesOf<Text extends PlacedText>(texts: readonly Text[]): Text[][] {
  const lines: Text[][] = [];
  for (const text of texts) {
    const [first] = lines.at(-1) ?? [];
    if (first && Math.abs(first.y - text.y) < Math.max(2, text.size * 0.4)) lines.at(-1)?.push(text);
    else lines.push([text]);
  }
  return lines;
}

/** `2009 – 2013` alone, which runs from the right on such a page, too: one text, since its parts do not follow each other. */
function asOneText<Text extends PlacedText>(texts: readonly Text[]): Text[] {
  const [first] = texts;
  if (!first) return [];
  const left = Math.min(...texts.map((text) => text.left));
  const right = Math.max(...texts.map((text) => text.right));
  return [{ ...first, str: texts.map(({ str }) => str).join(''), left, right }];
}

/** Whether most right-to-left letters are stored in order of their x coordinate. */
function isVisual(line: readonly PlacedText[]): boolean {
  const letters = line.filter(({ str }) => rightToLeft.test(str));
  const steps = letters.slice(1).filter(({ left }, at) => left > (letters[at]?.left ?? left));
  return letters.length > 1 && steps.length * 2 > letters.length - 1;
}

/** Logical order of a right-to-left line. Numbers and words of other scripts are one text each, read from the left. */
function reversed<Text extends PlacedText>(line: readonly Text[]): Text[] {
  const read: Text[] = [];
  let run: Text[] = [];
  /** `before` is the letter that is read before the run. */
  const close = (before = '') => {
    const end = run.findLastIndex(({ str }) => leftToRight.test(str)) + 1;
    const typed = run.slice(0, end);
    const ofLatin = typed.findLastIndex(({ str }) => latin.test(str)) + 1;
    // Numbers behind Latin words are written from the left, unless their order says that they stand before these.
    const isTurned = ofLatin > 0 && phoneOrder(textOf(typed.slice(ofLatin))) === 'from the right';
    const words = typed.slice(0, isTurned ? ofLatin : ofLatin && end);
    for (const piece of [words, ...toPieces(typed.slice(words.length), before)]) {
      const [first] = piece;
      if (first) read.push(joined(piece, first));
    }
    read.push(...run.slice(end).map(mirrored));
    run = [];
  };
  for (const text of line) {
    if (rightToLeft.test(text.str)) {
      close(text.str);
      read.push(text);
    } else if (run.length > 0 || leftToRight.test(text.str)) run.push(text);
    else read.push(mirrored(text));
  }
  close();
  return read.reverse();
}

/** Signs that belong to the number beside them; behind an Arabic letter a dash or plus runs from the right like a blank. */
const numberIn = {
  alone: /[\p{Nd}.,:/+-]+|[^\p{Nd}.,:/+-]+/gu,
  behindArabic: /[\p{Nd}.,:/]+|[^\p{Nd}.,:/]/gu,
};
const arabicLetter = /\p{Script=Arabic}/u;
const arabicDigit = /[\u0660-\u0669]/;
const isOfNumber = ({ str }: PlacedText): boolean => /^[\p{Nd}.,:/+-]+$/u.test(str);

/** The numbers of a run from left to right, and what stands between them. A telephone number written from the left is one. */
function toPieces<Text extends PlacedText>(run: readonly Text[], before: string): Text[][] {
  if (phoneOrder(textOf(run)) === 'from the left') return [[...run]];
  const isBehindArabic = arabicLetter.test(before) || run.some(({ str }) => arabicDigit.test(str));
  const pieces: Text[][] = [];
  for (const text of run.flatMap((one) =>
    cut(one, isBehindArabic ? numberIn.behindArabic : numberIn.alone),
  )) {
    const above = pieces.at(-1);
    const isSign = isBehindArabic && /[+-]/.test(`${text.str}${above?.at(-1)?.str ?? ''}`);
    if (!isSign && isOfNumber(text) && above?.every(isOfNumber)) above.push(text);
    else pieces.push([text]);
  }
  return pieces;
}

const textOf = (run: readonly PlacedText[]): string => run.map(({ str }) => str).join('');

/** Months and ranges, which begin with a zero, too. */
const ofDates = /[/.:,–—]|\s-\s/;

/** What stands within one telephone number, besides digits. */
const withinPhone = /^[\p{Nd}\s\p{Cf}()+‐‑-]+$/u;
/** Digits of a group that is a whole telephone number: the next one is another number, for example a year. */
const wholePhone = 9;

/** The first group of `0321-5550177` and `+966 50 123` begins with a zero or plus, which tells their order. */
function phoneOrder(text: string): 'from the left' | 'from the right' | null {
  const groups = text.match(/\+?\p{Nd}+\+?/gu) ?? [];
  if (ofDates.test(text) || text.replace(/\P{Nd}/gu, '').length < 8 || groups.length < 2) return null;
  if (!withinPhone.test(/\p{Nd}.*\p{Nd}/su.exec(text)?.[0] ?? '')) return null;
  const isFirst = (group = '') => /^(?:\+|0|٠|۰)|\+$/u.test(group);
  if (groups.some((group) => isFirst(group) && group.replace(/\+/g, '').length >= wholePhone)) return null;
  const [left, right] = [isFirst(groups[0]), isFirst(groups.at(-1))];
  return left === right ? null : left ? 'from the left' : 'from the right';
}

/** A text of several numbers, as wide each as its share of the characters. */
function cut<Text extends PlacedText>(text: Text, parts: RegExp): Text[] {
  if (text.str === '') return [text];
  const strings = text.str.match(parts) ?? [text.str];
  const width = (text.right - text.left) / text.str.length;
  let { left } = text;
  return strings.map((str) => {
    const part = { ...text, str, left, right: left + width * str.length };
    left = part.right;
    return part;
  });
}

/** Brackets are drawn the other way round. */
const mirrored = <Text extends PlacedText>(text: Text): Text => ({
  ...text,
  str: text.str.replace(/\S/g, (mark) =>
    mirrors.includes(mark) ? mirrors.charAt(mirrors.indexOf(mark) ^ 1) : mark,
  ),
});
const mirrors = '()[]{}<>«»‹›（）［］｛｝〈〉《》「」『』【】';

function joined<Text extends PlacedText>(run: readonly Text[], first: Text): Text {
  let str = '';
  let { right } = first;
  for (const text of run) {
    const isApart = str !== '' && text.left - right > text.size * space && !/\s$/.test(str);
    str += isApart ? ` ${text.str}` : text.str;
    right = Math.max(right, text.right);
  }
  return { ...first, str, right };
}
