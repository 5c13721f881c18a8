import WordExtractor from 'word-extractor';
import { cleanText, type DocumentText, maxLines, type TextLine } from './document-text.ts';

/** Text of a Word 97-2003 file: lines only. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
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
