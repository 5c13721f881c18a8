import type { TextLine } from './document-text.ts';

const number =
  /^(?:[-–—\s]*)(?:(?:page|página|pagina|halaman|muka surat|sayfa|صفحة|الصفحة|第|-)\s*)?\p{Nd}{1,3}(?:\s*(?:\/|of|de|dari|daripada|من|共|／)\s*\p{Nd}{1,3})?\s*(?:页|頁|ページ)?(?:[-–—\s]*)$/iu;
/** `Page 1 of 2`, `1/2`, `- 3 -`: a bare number may be a year or a count. */
const surely = /page|página|pagina|halaman|muka surat|sayfa|صفحة|第|页|頁|ページ|\/|／|\bof\b|^[-–—]/iu;

/** Whether a line is the number of a page and nothing else. */
export const isPageNumber = (text: string): boolean => number.test(text.trim()) && surely.test(text.trim());

/** Lines without the numbers of pages. */
export const withoutPageNumbers = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => !isPageNumber(text));
