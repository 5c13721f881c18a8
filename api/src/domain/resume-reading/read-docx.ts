import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import { cleanText, type DocumentText, maxLines, type TextLine } from './document-text.ts';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const blocks = new Set([...headings, 'p', 'li', 'tr', 'br']);

/** The text of a Word file from 2007 on. Pictures are left out, and nothing outside the file is opened. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return { pages: 0, lines: linesOfHtml(value) };
}

/** One line for each paragraph, list item and row of a table. */
function linesOfHtml(html: string): TextLine[] {
  const lines: TextLine[] = [];
  const open: string[] = [];
  let text = '';
  let boldLength = 0;
  const isInside = (names: ReadonlySet<string>) => open.some((name) => names.has(name));
  const close = () => {
    const cleaned = cleanText(text);
    if (cleaned !== '' && lines.length < maxLines) {
      const kind = isInside(headings) ? 'heading' : open.includes('li') ? 'item' : 'text';
      lines.push({ page: null, kind, text: cleaned, size: null, isBold: boldLength >= cleaned.length * 0.8 });
    }
    text = '';
    boldLength = 0;
  };
  const parser = new Parser(
    {
      onopentag(name) {
        // Paragraphs within a cell stay on the line of its row.
        if (blocks.has(name) && !(open.includes('tr') && name !== 'tr' && open.at(-1) !== 'td')) close();
        if (name === 'td' || name === 'th') text += text === '' ? '' : '\t';
        if (name === 'p' && open.includes('td') && text !== '' && !text.endsWith('\t')) close();
        open.push(name);
      },
      ontext(part) {
        text += part;
        if (open.includes('strong') || isInside(headings)) boldLength += part.trim().length;
      },
      onclosetag(name) {
        if (blocks.has(name) && (name === 'tr' || !open.includes('tr'))) close();
        const at = open.lastIndexOf(name);
        if (at >= 0) open.splice(at);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  close();
  return lines;
}
