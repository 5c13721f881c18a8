import mammoth from 'mammoth';
import { type DocumentText, maxLines, type TextLine } from './document-text.ts';
import { simplifyDocx } from './docx-parts.ts';
import { boxMarks, chunkMark, footerMark } from './docx-xml.ts';
import { linesOfHtml } from './lines-of-html.ts';
import { otherWordFormat } from './other-word-formats.ts';
import { withoutPageNumbers } from './page-numbers.ts';
import { readRtf } from './read-rtf.ts';
import { readWebArchive, readWebPage } from './read-web-page.ts';

/** Text of a .docx file. Pictures are ignored, and external references are not loaded. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const { bytes: simplified, chunks } = simplifyDocx(bytes);
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(simplified) },
    { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  const lines = withoutPageNumbers(markFooters(besideBoxes(linesOfHtml(value))));
  if (chunks.length === 0) return { pages: 0, lines };
  const read = new Map<string, TextLine[]>();
  for (const { id, bytes: chunk } of chunks) read.set(chunkMark(id), await linesOfChunk(chunk));
  const whole = lines.flatMap((line) => read.get(line.text) ?? [line]);
  return { pages: 0, lines: whole.slice(0, maxLines) };
}

/** Edges of text boxes and of the text beside them, so that columns can be compared. */
const edges = { box: 500, text: 0 };

/** Lines of text boxes as columns of their own, without the marks of their edges. */
function besideBoxes(lines: readonly TextLine[]): TextLine[] {
  let column: number | null = null;
  return lines.flatMap((line) => {
    if (line.text === boxMarks.begin || line.text === boxMarks.end) {
      column = line.text === boxMarks.begin ? edges.box : edges.text;
      return [];
    }
    const marked = column === null ? line : { ...line, column };
    column = null;
    return [marked];
  });
}

/** The lines behind the mark, as those of page footers. */
function markFooters(lines: readonly TextLine[]): TextLine[] {
  const at = lines.findIndex(({ text }) => text === footerMark);
  if (at < 0) return [...lines];
  const footers = lines.slice(at + 1).filter(({ text }) => text !== footerMark);
  return [...lines.slice(0, at), ...footers.map((line) => ({ ...line, isFooter: true }))];
}

/** A file that begins like a Word file. */
const zipMark = 0x50;

/** The lines of an embedded document: a web page, or a file that another reader knows. */
async function linesOfChunk(bytes: Uint8Array): Promise<TextLine[]> {
  const format = otherWordFormat(bytes);
  if (format === 'rtf') return readRtf(bytes).lines;
  if (format === 'mhtml') return (await readWebArchive(bytes)).lines;
  return bytes[0] === zipMark ? (await readDocx(bytes)).lines : readWebPage(bytes).lines;
}
