import { Parser } from 'htmlparser2';
import { cleanText, maxLines, type TextLine } from './document-text.ts';
import { linesOfRow } from './table-row.ts';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const blocks = new Set([
  ...headings,
  ...['p', 'li', 'br', 'tr', 'td', 'th', 'table', 'div', 'section', 'article', 'header', 'footer', 'main'],
  ...['aside', 'nav', 'ul', 'ol', 'dl', 'dt', 'dd', 'hr', 'blockquote', 'pre', 'address', 'figure', 'body'],
]);
const hidden = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'xml']);
const bold: ReadonlySet<string> = new Set(['strong', 'b']);

/** A part of a document whose lines follow each other: the whole document or a cell of a table. */
interface Flow {
  lines: TextLine[];
  /** The cells of the current row. */
  cells: TextLine[][];
}

/** More links than any line of a real résumé has. */
const maxLinks = 20;
const maxLink = 500;

/** Several spaces separate the parts of a line, except after a full stop. */
const withTabs = (text: string): string => text.replace(/(?<=[^\s.!?:;,]) {2,}(?=\S)/g, '\t');

/** One line for each paragraph, line break and list item, and those of tables as {@link linesOfRow} puts them. */
export function linesOfHtml(html: string): TextLine[] {
  const document: Flow = { lines: [], cells: [] };
  const flows: Flow[] = [];
  const open: string[] = [];
  let count = 0;
  let text = '';
  let boldLength = 0;
  const flow = () => flows.at(-1) ?? document;
  const isInside = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  let links: string[] = [];
  const close = () => {
    const cleaned = cleanText(withTabs(text));
    if (cleaned !== '' && count < maxLines) {
      const kind = isInside(headings) ? 'heading' : open.includes('li') ? 'item' : 'text';
      const isBold = boldLength >= cleaned.length * 0.8;
      const linked = links.length > 0 ? { links } : {};
      flow().lines.push({ page: null, kind, text: cleaned, size: null, isBold, ...linked });
      count += 1;
    }
    text = '';
    boldLength = 0;
    links = [];
  };
  const closeRow = () => {
    const { cells, lines } = flow();
    for (const line of linesOfRow(cells)) lines.push(line);
    flow().cells = [];
  };
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        if (blocks.has(name)) close();
        if (name === 'a' && href && /^(?:https?|mailto|tel):/iu.test(href) && links.length < maxLinks)
          links.push(href.slice(0, maxLink));
        if (name === 'td' || name === 'th') flows.push({ lines: [], cells: [] });
        open.push(name);
      },
      ontext(part) {
        if (isInside(hidden)) return;
        text += part;
        if (isInside(bold) || isInside(headings)) boldLength += part.trim().length;
      },
      onclosetag(name) {
        if (blocks.has(name)) close();
        if (name === 'td' || name === 'th') {
          const cell = flows.pop();
          if (cell !== undefined) flow().cells.push(cell.lines);
        }
        if (name === 'tr') closeRow();
        const at = open.lastIndexOf(name);
        if (at >= 0) open.splice(at);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  close();
  return document.lines;
}
