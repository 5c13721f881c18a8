import WordExtractor from 'word-extractor';
import { cleanText, type DocumentText, maxLines, type TextLine } from './document-text.ts';
import { otherWordFormat } from './other-word-formats.ts';
import { readRtf } from './read-rtf.ts';
import { readWebArchive, readWebPage } from './read-web-page.ts';

/** Text of a file that is named `.doc`: of Word 97-2003, or what Word opens under that name as well. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const format = otherWordFormat(bytes);
  if (format === 'rtf') return readRtf(bytes);
  if (format === 'html') return readWebPage(bytes);
  return format === 'mhtml' ? readWebArchive(bytes) : readWordBinary(bytes);
}

/** Lines alone: the file tells neither their letters nor their kinds. */
async function readWordBinary(bytes: Uint8Array): Promise<DocumentText> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const parts = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()];
  const lines = parts
    .join('\n')
    .split(/\r?\n|\v|\f/)
    .map(cleanText)
    .filter((text) => text !== '')
    .slice(0, maxLines)
    .map((text): TextLine => {
      const kind = /^[•●▪◦·*-]\s/.test(text) ? 'item' : 'text';
      return { page: null, kind, text, size: null, isBold: false };
    });
  return { pages: 0, lines };
}
