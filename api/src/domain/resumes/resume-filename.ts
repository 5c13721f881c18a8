import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { ResumeFormat } from '../resume-reading/resume-format.ts';

/** Path separators, control characters, and bidi overrides, which can disguise a file's extension. */
const forbidden = /[\\/\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/u;

/** Normalises a file name to NFC; throws 42007 unless it has 1 to 100 allowed characters. */
export function checkFilename(text: string): string {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  const isFine =
    length >= 1 && length <= 100 && !forbidden.test(name) && !/^\.+$/.test(name) && name.isWellFormed();
  if (isFine) return name;
  throw new ApiError(errorCode.filename, { fieldProblems: { filename: errorCode.filename } });
}

/** The name of the downloaded file, with the extension of its format. */
export const downloadName = (filename: string, format: ResumeFormat): string =>
  filename.toLowerCase().endsWith(`.${format}`) ? filename : `${filename}.${format}`;

/** A `Content-Disposition` header with an ASCII fallback and the name in UTF-8 (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
