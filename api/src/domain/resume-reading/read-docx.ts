import mammoth from 'mammoth';
import type { DocumentText } from './document-text.ts';
import { linesOfHtml } from './lines-of-html.ts';

/** Text of a .docx file. Pictures are ignored, and external references are not loaded. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return { pages: 0, lines: linesOfHtml(value) };
}
