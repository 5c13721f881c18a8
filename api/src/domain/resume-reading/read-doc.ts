import WordExtractor from 'word-extractor';
import { cleanText, type DocumentText, maxLines, type TextLine } from './document-text.ts';
import { type OtherWordFormat, otherWordFormat } from './other-word-formats.ts';
import { readRtf } from './read-rtf.ts';
import { readWebArchive, readWebPage } from './read-web-page.ts';
import { readFlatPackage, readWord2003 } from './read-word-xml.ts';

/** Text of a `.doc` file: the format of Word 97-2003, or another one that Word opens under this name. */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const format = otherWordFormat(bytes);
  return format === null ? readWordBinary(bytes) : readers[format](bytes);
}

const readers: Readonly<
  Record<OtherWordFormat, (bytes: Uint8Array) => DocumentText | Promise<DocumentText>>
> = {
  rtf: readRtf,
  html: readWebPage,
  mhtml: readWebArchive,
  'flat-package': readFlatPackage,
  'word-2003': readWord2003,
};

/** Lines without fonts and kinds, which the reader of this format does not report. */
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
