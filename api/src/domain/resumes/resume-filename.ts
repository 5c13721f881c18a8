import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { ResumeFormat } from './resume-format.ts';

/** Path separators, control characters, and the marks that let a name read backwards (`exe.fdp`). */
const forbidden = /[\\/\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/u;

/** A file's name as it is kept: NFC, 1 to 100 characters of any script. Otherwise 42007. */
export function readFilename(text: string): string {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  const isFine =
    length >= 1 && length <= 100 && !forbidden.test(name) && !/^\.+$/.test(name) && name.isWellFormed();
  if (isFine) return name;
  throw new ApiError(errorCode.filename, { fieldProblems: { filename: errorCode.filename } });
}

/** The name to save the file under: with the ending of what it is, so that it opens where it lands. */
export const downloadName = (filename: string, format: ResumeFormat): string =>
  filename.toLowerCase().endsWith(`.${format}`) ? filename : `${filename}.${format}`;

/** `Content-Disposition` that every browser reads, in any script (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
