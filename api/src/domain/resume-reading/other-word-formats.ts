export type OtherWordFormat = 'rtf' | 'html' | 'mhtml' | 'flat-package' | 'word-2003';

const headLength = 4_096;

/**
 * The format of a text file that Word writes or opens under the name `.doc`; null for any other file. Pages with scripts
 * are programs, and no documents.
 */
export function otherWordFormat(bytes: Uint8Array): OtherWordFormat | null {
  const head = textOf(bytes.subarray(0, headLength)).replace(/^\u00ef\u00bb\u00bf/u, '');
  if (/^\s*\{\\rtf/u.test(head)) return 'rtf';
  const root = /^\s*(?:<[?!][^>]*>\s*)*<(?<name>pkg:package|w:wordDocument)\s/u.exec(head)?.groups?.name;
  if (root !== undefined) return root === 'pkg:package' ? 'flat-package' : 'word-2003';
  const isPage =
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)?<(?:!doctype\s+html|html)[\s>]/iu.test(head);
  const isArchive =
    /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,20}?mime-version:/iu.test(head) &&
    /multipart\/related/iu.test(head);
  if (!isPage && !isArchive) return null;
  const hasScript = /<script[\s>]/iu.test(textOf(bytes));
  return hasScript ? null : isPage ? 'html' : 'mhtml';
}

/** Word saves pages in UTF-16, too, which begin with its mark. Other encodings have the letters of ASCII as bytes. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return Buffer.from(bytes).toString('latin1');
}
