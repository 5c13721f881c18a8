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
  return lines.flatMap((line) =>
    isVisual(line) ? reversed(line) : isOfNumbers(line) ? asOneText(reversed(line)) : line,
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
  const close = () => {
    const end = run.findLastIndex(({ str }) => leftToRight.test(str)) + 1;
    // Blanks and dashes between numbers belong to the line, like those after a run.
    const isNumbers = !run.some(({ str }) => latin.test(str));
    for (const piece of isNumbers ? run.slice(0, end).reduce(toPieces<Text>, []) : [run.slice(0, end)]) {
      const [first] = piece;
      if (first) read.push(joined(piece, first));
    }
    read.push(...run.slice(end).map(mirrored));
    run = [];
  };
  for (const text of line) {
    if (rightToLeft.test(text.str)) {
      close();
      read.push(text);
    } else if (run.length > 0 || leftToRight.test(text.str)) run.push(text);
    else read.push(mirrored(text));
  }
  close();
  return read.reverse();
}

function toPieces<Text extends PlacedText>(pieces: Text[][], text: Text): Text[][] {
  const isOfNumber = /^[\p{Nd}.,:/+-]+$/u.test(text.str);
  const above = pieces.at(-1);
  const wasOfNumber = above?.every(({ str }) => /^[\p{Nd}.,:/+-]+$/u.test(str));
  if (isOfNumber && wasOfNumber) above?.push(text);
  else pieces.push([text]);
  return pieces;
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
