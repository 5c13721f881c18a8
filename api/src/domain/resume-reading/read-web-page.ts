import PostalMime from 'postal-mime';
import type { DocumentText } from './document-text.ts';
import { linesOfHtml } from './lines-of-html.ts';

/** Text of a web page, in the encoding that it states. */
export const readWebPage = (bytes: Uint8Array): DocumentText => ({
  pages: 0,
  lines: linesOfHtml(decodePage(bytes)),
});

/** Text of a web archive (MHTML), as Word and browsers save it. */
export async function readWebArchive(bytes: Uint8Array): Promise<DocumentText> {
  const { html = '', text = '' } = await new PostalMime().parse(bytes);
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\r?\n/g, '<br>');
  return { pages: 0, lines: linesOfHtml(html || escaped) };
}

function decodePage(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1');
  const [, stated = ''] = /charset\s*=\s*["']?\s*([\w-]{2,40})/iu.exec(head) ?? [];
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : '';
  for (const encoding of [marked, 'utf-8', stated]) {
    try {
      if (encoding !== '') return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
    } catch {
      // Not in this encoding, or one that nobody knows: the next one.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
