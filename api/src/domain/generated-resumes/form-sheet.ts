import { type Line, layOutText, type Ruler, startsRightToLeft } from './lay-out-text.ts';
import { drawLine, type PdfDocument } from './pdf-fonts.ts';

const margin = 42;
const ink = '#111111';
const inset = 6;
const leading = 1.45;
const textSize = 10;
/** Height of the title of a box. */
export const boxTitle = 22;

/** One field of a form: `x` from the start of the text area, all in points. */
export interface Cell {
  x: number;
  width: number;
  text: string;
  size?: number;
  weight?: 400 | 700;
  align?: 'start' | 'center' | 'end';
  color?: string;
  tag?: 'H1' | 'H2' | 'P';
}

/** A line with the direction of its paragraph. */
type FormLine = Line & { isRightToLeft: boolean };

/** Each paragraph has the direction of its first letter: the form is Japanese, what a person writes may be Arabic. */
export const linesOf = (
  ruler: Ruler,
  { text, size = textSize, weight = 400, width }: Pick<Cell, 'text' | 'size' | 'weight' | 'width'>,
): FormLine[] =>
  text.split('\n').flatMap((paragraph) => {
    const isRightToLeft = startsRightToLeft(paragraph);
    const style = { size, weight, width: width - 2 * inset, isRightToLeft };
    return layOutText(ruler, paragraph, style).map((line) => ({ ...line, isRightToLeft }));
  });

type Structure = ReturnType<PdfDocument['struct']>;

/** Draws the rows of a form from the top of a page to its end, and goes on with the next page. */
export class FormSheet {
  readonly inner: number;
  top = margin;
  #pages = 0;
  readonly #doc: PdfDocument;
  readonly #ruler: Ruler;
  readonly #height: number;
  readonly #root: Structure;

  constructor(doc: PdfDocument, ruler: Ruler, [width, height]: readonly [number, number]) {
    this.#doc = doc;
    this.#ruler = ruler;
    this.#height = height;
    this.inner = width - 2 * margin;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#turn();
  }

  #turn(): void {
    this.#doc.addPage();
    this.#pages += 1;
    this.top = margin;
  }

  /** What is left of the page. */
  get room(): number {
    return this.#height - margin - this.top;
  }

  /** Turns the page if less than `room` is left; says whether it did. */
  keep(room: number): boolean {
    if (room <= this.room) return false;
    this.#turn();
    return true;
  }

  heightOf(cells: readonly Cell[], min: number): number {
    return Math.max(
      min,
      ...cells.map((cell) => this.#linesOf(cell).length * (cell.size ?? textSize) * leading + inset),
    );
  }

  #linesOf(cell: Cell): FormLine[] {
    return linesOf(this.#ruler, cell);
  }

  /** Text without a frame, in the middle of `room`. */
  write(cell: Cell, from: number, room: number): void {
    const { size = textSize, align = 'start', color = ink, tag = 'P', text } = cell;
    const lines = this.#linesOf(cell);
    if (lines.length === 0) return;
    const start = from + (room - lines.length * size * leading) / 2;
    const element = this.#open(tag, text);
    element.add(() => {
      for (const [index, line] of lines.entries()) {
        const free = cell.width - 2 * inset - line.width;
        const isAtEnd = align === 'end' || (align === 'start' && line.isRightToLeft && lines.length > 1);
        const x = cell.x + inset + (align === 'center' ? free / 2 : isAtEnd ? free : 0);
        this.#drawLine(line, x, start + index * size * leading, size, color);
      }
    });
    element.end();
  }

  /** Framed cells side by side. */
  row(cells: readonly Cell[], min: number): void {
    const room = this.heightOf(cells, min);
    for (const cell of cells) {
      this.frame(cell.x, this.top, cell.width, room);
      this.write(cell, this.top, room);
    }
    this.top += room;
  }

  /** Height of a box without its title. */
  boxHeight(text: string, min: number): number {
    const lines = this.#linesOf({ x: 0, width: this.inner, text }).length;
    return Math.max(min, lines * textSize * leading + 2 * inset);
  }

  /** A titled box of at least `min` that grows with its text. A long text goes on in the next page. */
  box(title: string, text: string, min: number): void {
    const all = this.#linesOf({ x: 0, width: this.inner, text });
    const heightOf = (lines: number) => Math.max(min, lines * textSize * leading + 2 * inset);
    this.keep(boxTitle + Math.min(heightOf(all.length), this.#height - 2 * margin - boxTitle));
    this.row([{ x: 0, width: this.inner, text: title, size: 9, tag: 'H2' }], boxTitle);
    const element = this.#open('P', text);
    for (let from = 0; from === 0 || from < all.length; ) {
      if (from > 0) this.#turn();
      const fits = Math.max(1, Math.floor((this.room - 2 * inset) / (textSize * leading)));
      const shown = all.slice(from, from + fits);
      const height = Math.min(heightOf(shown.length), this.room);
      this.frame(0, this.top, this.inner, height);
      element.add(() => {
        for (const [index, line] of shown.entries()) {
          const x = line.isRightToLeft ? this.inner - inset - line.width : inset;
          this.#drawLine(line, x, this.top + inset + index * textSize * leading, textSize, ink);
        }
      });
      this.top += height;
      from += fits;
    }
    element.end();
  }

  frame(x: number, y: number, width: number, height: number, isDashed = false): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' } as never);
    doc.lineWidth(0.7).strokeColor(ink);
    if (isDashed) doc.dash(3, {});
    doc.rect(margin + x, y, width, height).stroke();
    if (isDashed) doc.undash();
    doc.endMarkedContent();
  }

  /** A picture that covers a box, cropped at its middle. */
  picture(bytes: Buffer, box: { x: number; y: number; width: number; height: number }, alt: string): void {
    const { x, y, width, height } = box;
    const figure = this.#doc.struct('Figure', { alt });
    this.#root.add(figure);
    figure.add(() => {
      this.#doc.save();
      this.#doc.rect(margin + x, y, width, height).clip();
      this.#doc.image(bytes, margin + x, y, {
        cover: [width, height],
        align: 'center',
        valign: 'center',
      });
      this.#doc.restore();
    });
    figure.end();
  }

  /** Closes the structure; returns the number of pages. */
  end(): number {
    this.#root.end();
    return this.#pages;
  }

  #open(tag: string, text: string): Structure {
    const element = this.#doc.struct(tag, { actual: text.trim() });
    this.#root.add(element);
    return element;
  }

  #drawLine(line: Line, x: number, top: number, size: number, color: string): void {
    const baseline = top + (size * leading) / 2 + size * 0.36;
    drawLine(this.#doc, line, margin + x, baseline, size, color);
  }
}
