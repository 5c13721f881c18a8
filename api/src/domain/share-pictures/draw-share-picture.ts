import { brand } from '@jobharbor/shared/brand';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import type { Weight } from '../generated-resumes/fonts.ts';
import type { Ruler } from '../generated-resumes/lay-out-text.ts';
import { createRuler } from '../generated-resumes/pdf-fonts.ts';
import { readWoff } from '../generated-resumes/read-woff.ts';

/** What a picture says, largest first. Empty texts are left out. */
export interface SharePicture {
  title: string;
  /** Of a job: its company. */
  by: string;
  facts: readonly string[];
  /** BCP 47 tag of the page. */
  language: string;
  isRightToLeft: boolean;
}

export const pictureSize = { width: 1_200, height: 630 } as const;
const margin = 80;
const room = pictureSize.width - 2 * margin;
/** Of the site's light theme. */
const colours = { paper: '#fbf9f5', ink: '#1f2733', quiet: '#4d5866', harbour: '#12606b' };

/** Draws the picture of a shared link as PNG, with the fonts of the résumés: a fresh machine has no others. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(pictureSize.width, pictureSize.height);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  context.fillStyle = colours.harbour;
  context.fillRect(0, pictureSize.height - 18, pictureSize.width, 18);
  context.direction = picture.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = picture.isRightToLeft ? 'right' : 'left';
  const pen = createPen(context, picture);
  let top = margin;
  top = pen.write(brand.name, { size: 34, weight: 700, colour: colours.harbour, lines: 1, top });
  top = pen.write(picture.title, { size: 72, weight: 700, colour: colours.ink, lines: 3, top: top + 40 });
  top = pen.write(picture.by, { size: 40, weight: 400, colour: colours.quiet, lines: 1, top: top + 24 });
  for (const fact of picture.facts)
    top = pen.write(fact, { size: 40, weight: 700, colour: colours.ink, lines: 1, top: top + 16 });
  return canvas.encode('png');
}

interface Writing {
  size: number;
  weight: Weight;
  colour: string;
  lines: number;
  /** Pixels from the top of the picture. */
  top: number;
}

const rulers = new Map<string, Ruler>();
const families = new Map<string, string>();

/** Finds fonts as a résumé does; one for each language. */
function rulerOf(language: string): Ruler {
  const key = ['ja', 'zh-Hant'].includes(language) ? language : 'other';
  const known = rulers.get(key);
  if (known) return known;
  const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string });
  const ruler = createRuler(doc, key, new Set());
  rulers.set(key, ruler);
  return ruler;
}

/** The name by which the canvas knows a font file. */
function familyOf(path: string): string {
  const known = families.get(path);
  if (known) return known;
  const family = `share${families.size}`;
  GlobalFonts.register(readWoff(path), family);
  families.set(path, family);
  return family;
}

function createPen(context: SKRSContext2D, { language, isRightToLeft }: SharePicture) {
  const ruler = rulerOf(language);
  const x = isRightToLeft ? pictureSize.width - margin : margin;
  const use = (text: string, { size, weight }: Writing) => {
    const paths = new Set([...text].flatMap((character) => ruler.fontOf(character, weight) ?? []));
    context.font = `${size}px ${[...paths].map(familyOf).join(', ') || 'sans-serif'}`;
  };
  return {
    /** Writes a text within its lines, cut with an ellipsis; returns the bottom. */
    write(text: string, writing: Writing): number {
      const clean = text.replace(/\s+/gu, ' ').trim().normalize('NFC');
      if (clean === '') return writing.top;
      use(`${clean}…`, writing);
      context.fillStyle = writing.colour;
      const height = writing.size * (isTall.test(clean) ? 1.45 : 1.2);
      const fits = (line: string) => context.measureText(line).width <= room;
      const lines = wrap(clean, language, writing.lines, fits);
      for (const [index, line] of lines.entries())
        context.fillText(line, x, writing.top + index * height + writing.size);
      return writing.top + lines.length * height;
    },
  };
}

/** Scripts that need a larger line height than Latin. */
const isTall = /[\p{Script=Arabic}\p{Script=Thai}]/u;

/** The lines of a text, broken between words; the last ends with an ellipsis where more would follow. */
export function wrap(
  text: string,
  language: string,
  most: number,
  fits: (line: string) => boolean,
): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].flatMap(
    ({ segment }) => (fits(segment) ? [segment] : [...segment]),
  );
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    if (fits(line + word.trimEnd()) || line === '') {
      line += word;
      continue;
    }
    if (lines.length === most - 1) {
      const rest = [...(line + words.slice(index).join(''))];
      while (rest.length > 1 && !fits(`${rest.join('').trimEnd()}…`)) rest.pop();
      return [...lines, `${rest.join('').trimEnd()}…`];
    }
    lines.push(line.trim());
    line = word.trimStart();
  }
  return [...lines, line.trim()].filter(Boolean);
}
