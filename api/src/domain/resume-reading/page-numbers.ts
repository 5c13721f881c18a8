import type { TextLine } from './document-text.ts';

const word = '(?:page|p\\.|página|pagina|halaman|hal\\.|muka surat|sayfa|صفحة|الصفحة|第)';
const of = '(?:/|／|of|de|dari|daripada|من)';
const signs = '[\\s|·•–—-]*';
/** `Page 1 of 2`, `1/2`, `- 3 -`, `第 1 页`: a bare number may be a year or a count. */
const alone = new RegExp(
  `^${signs}(?:${word}\\s*\\p{Nd}{1,3}(?:\\s*${of}\\s*\\p{Nd}{1,3})?\\s*(?:页|頁|ページ)?|\\p{Nd}{1,2}\\s*(?:/|／|of|de)\\s*\\p{Nd}{1,2}|[–—-]\\s*\\p{Nd}{1,3}\\s*[–—-])${signs}$`,
  'iu',
);
/** `Olav Cook 1/2`: page number and number of pages. */
const atEnd = new RegExp(`(?:^|[\\s|·–—-])(?<page>\\d{1,3})\\s*${of}\\s*(?<pages>\\d{1,3})$`, 'iu');
const maxFooter = 60;
/** A footer is one of so many lines at the edge of a page. */
const edge = 2;

/** Lines without those that number the pages: alone, or beside a name where the document has so many pages. */
export function withoutPageNumbers<Line extends TextLine>(lines: readonly Line[], pages?: number): Line[] {
  const isEdge = (at: number) =>
    [at - edge, at + edge].some((index) => lines[index]?.page !== lines[at]?.page);
  const shapes = lines.map((line, at) => (isEdge(at) ? shapeOf(line) : null));
  return lines.filter(({ text, page }, at) => {
    const { page: number, pages: count } = atEnd.exec(text)?.groups ?? {};
    const isFooter =
      isEdge(at) &&
      number !== undefined &&
      text.length <= maxFooter &&
      Number(number) === page &&
      Number(count) === pages;
    const isRepeated =
      shapes[at] !== null &&
      lines.some((other, index) => other.page !== page && shapes[index] === shapes[at]);
    return !isFooter && !isRepeated && !alone.test(text);
  });
}

/**
 * The part of a header or footer that is the same on other pages: its text around the page number, which ends or begins
 * it: `May 2026 Olav Cook · Résumé 2`. Null for other lines.
 */
function shapeOf({ text, page }: TextLine): string | null {
  const [, before = '', number = ''] = /^(.*?\p{L}.*?)[\s|·–—-]+(\p{Nd}{1,3})$/u.exec(text) ?? [];
  const isNumbered = number !== '' && Number(number) === page && text.length <= maxRepeated;
  return isNumbered ? before.trim() : null;
}

/** Longer than one with a name and a number: it may hold a date, and what the document is. */
const maxRepeated = 100;
