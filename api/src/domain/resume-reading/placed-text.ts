import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PlacedText } from './order-columns.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

export interface PageText extends PlacedText {
  fontName: string;
  /** Addresses behind it. */
  links?: string[];
}

interface ViewedText extends PageText {
  /** Direction in which it runs, in degrees against the page as it is seen, in steps of a right angle. */
  angle: number;
}

/** The texts of a page as somebody sees it: upright, and each of them once. */
export async function placedTexts(page: PDFPageProxy, items: TextContent['items']): Promise<PageText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const placed = items.flatMap((item) => ('str' in item ? viewed(item, viewport) : []));
  const angle = usualAngle(placed);
  const texts = withoutDoubles(placed.map((text) => upright(text, angle, viewport)));
  return withLinks(texts, await page.getAnnotations(), viewport, angle);
}

type Viewport = ReturnType<PDFPageProxy['getViewport']>;

function viewed(item: TextItem, viewport: Viewport): ViewedText {
  const [along = 1, slope = 0, skew = 0, height = 0, x = 0, y = 0] = Util.transform(
    viewport.transform,
    item.transform,
  ) as number[];
  const turns = Math.round(Math.atan2(-slope, along) / (Math.PI / 2));
  return {
    // Some programs write every hyphen as a soft one: what stands on the page is seen.
    str: withoutSpacing(item.str.replace(/\u00ad/g, '-')),
    left: x,
    right: x + item.width,
    y: viewport.height - y,
    size: Math.hypot(skew, height) || item.height || 10,
    fontName: item.fontName,
    angle: (turns * 90 + 360) % 360,
  };
}

/** `M A N A G E R`, `C O N TA C T`: capitals that are set apart, of one word. */
function withoutSpacing(text: string): string {
  const pieces = text.split(' ');
  const single = pieces.filter((piece) => piece.length === 1).length;
  const isSpaced =
    pieces.length > 2 && single * 2 > pieces.length && pieces.every((piece) => /^\p{Lu}{1,2}$/u.test(piece));
  return isSpaced ? pieces.join('') : text;
}

/** The direction of most letters of a page: a few words at its edge may run upwards. */
function usualAngle(texts: readonly ViewedText[]): number {
  const lengths = new Map<number, number>();
  for (const { angle, str } of texts) lengths.set(angle, (lengths.get(angle) ?? 0) + str.length);
  const [[most] = [0]] = [...lengths].sort((one, other) => other[1] - one[1]);
  return most;
}

/** A text on a page that is turned until most of it is upright. */
function upright({ angle: _, ...text }: ViewedText, angle: number, viewport: Viewport): PageText {
  if (angle === 0) return text;
  const { x, y } = turned({ x: text.left, y: text.y }, angle, viewport);
  return { ...text, left: x, right: x + (text.right - text.left), y };
}

interface Point {
  x: number;
  y: number;
}

const turned = ({ x, y }: Point, angle: number, { width, height }: Viewport): Point =>
  angle === 90
    ? { x: y, y: width - x }
    : angle === 270
      ? { x: height - y, y: x }
      : { x: width - x, y: height - y };

/** Distance between two prints of one text, in letter heights. */
const near = 0.1;

/** Texts once each. Some programs print a text twice, a little apart, to make it bold. */
function withoutDoubles(texts: readonly PageText[]): PageText[] {
  const found: PageText[] = [];
  const byText = new Map<string, PageText[]>();
  for (const text of texts) {
    const same = byText.get(text.str) ?? [];
    const isDouble = (other: PageText) =>
      Math.abs(other.left - text.left) < text.size * near && Math.abs(other.y - text.y) < text.size * near;
    if (text.str.trim() !== '' && same.slice(-maxSame).some(isDouble)) continue;
    byText.set(text.str, [...same.slice(1 - maxSame), text]);
    found.push(text);
  }
  return withoutDoubledLetters(found);
}

/** Maximum number of equal texts that are compared; more of them are not prints of one text. */
const maxSame = 20;

/** `R`, `Ru`, `ub`, `b`: texts whose letters are printed twice each, side by side, become one text with each letter once. */
function withoutDoubledLetters(texts: readonly PageText[]): PageText[] {
  const runs: PageText[][] = [];
  for (const text of texts) {
    const last = runs.at(-1)?.at(-1);
    const isGap = ({ str, left, right, size }: PageText) => str.trim() === '' && right - left > size;
    const goesOn =
      last !== undefined &&
      !isGap(last) &&
      !isGap(text) &&
      Math.abs(last.y - text.y) < text.size * near &&
      text.left > last.left - text.size * near &&
      text.left < last.right + text.size;
    if (goesOn) runs.at(-1)?.push(text);
    else runs.push([text]);
  }
  return runs.flatMap((run) => {
    const whole = run.map((text, at) => withoutGap(text, run[at - 1], run[at + 1])).join('');
    const single = singleLetters(whole);
    const [first, last] = [run[0], run.at(-1)];
    return single === null || !first || !last ? run : [{ ...first, str: single, right: last.right }];
  });
}

/**
 * `r e`: the second print of a letter and the first print of the next. The library reports a space between them, but
 * the neighbouring texts leave too little room for one.
 */
function withoutGap({ str, size }: PageText, before?: PageText, after?: PageText): string {
  const isPair = /^\S \S$/u.test(str) && before !== undefined && after !== undefined;
  return isPair && after.left - before.right < size * narrowest ? str.replace(' ', '') : str;
}

/** The narrowest space between words, in letter heights, with the distance of two prints. */
const narrowest = 0.25;

/** `EEdduuccaattiioonn` with each letter once; null unless every letter is doubled. */
function singleLetters(text: string): string | null {
  const letters = [...text.replace(/\s/g, '')];
  const isDoubled =
    letters.length >= minDoubled &&
    letters.length % 2 === 0 &&
    letters.every((letter, at) => letter === letters[at - (at % 2)]);
  return isDoubled ? text.replace(/(\S)\s*\1/gu, '$1') : null;
}

/** Shorter ones, such as `11`, may be what they say. */
const minDoubled = 6;

/** The texts with the addresses that the page opens when they are clicked. */
function withLinks(
  texts: readonly PageText[],
  annotations: Awaited<ReturnType<PDFPageProxy['getAnnotations']>>,
  viewport: Viewport,
  angle: number,
): PageText[] {
  const areas = annotations.slice(0, maxLinks).flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || typeof url !== 'string' || !Array.isArray(rect)) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as number[];
    const seen = (x: number, y: number) => {
      const [viewX = 0, viewY = 0] = viewport.convertToViewportPoint(x, y) as number[];
      return { x: viewX, y: viewport.height - viewY };
    };
    const corners = [seen(x1, y1), seen(x2, y2)].map((corner) =>
      angle === 0 ? corner : turned(corner, angle, viewport),
    );
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return { url: url.slice(0, maxLink), left: Math.min(...xs), right: Math.max(...xs), ys };
  });
  if (areas.length === 0) return [...texts];
  return texts.map((text) => {
    const isOver = ({ left, right, ys }: (typeof areas)[number]) =>
      text.str.trim() !== '' &&
      text.right > left + 1 &&
      text.left < right - 1 &&
      Math.min(...ys) <= text.y + text.size / 2 &&
      Math.max(...ys) >= text.y + text.size / 4;
    const links = areas.filter(isOver).map(({ url }) => url);
    return links.length === 0 ? text : { ...text, links };
  });
}

/** More links than any page of a real résumé has. */
const maxLinks = 200;
const maxLink = 500;
