import { resumeLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { otherWordFormat } from '../resume-reading/other-word-formats.ts';

/** Path separators, control characters, and bidi overrides, which can disguise a file's extension. */
const forbidden = /[\\/\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/u;

/** Longest extension that is kept when a name is shortened. */
const maxExtension = 10;

/** The name of an uploaded file: one that is too long loses the end of its stem. Throws like {@link checkFilename}. */
export function uploadedFilename(text: string, max = resumeLimits.filename): string {
  const letters = [...text.normalize('NFC').trim()];
  if (letters.length <= max) return checkFilename(text);
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= maxExtension ? letters.slice(dot) : [];
  const stem = letters
    .slice(0, max - extension.length)
    .join('')
    .trimEnd();
  return checkFilename(`${stem}${extension.join('')}`);
}

/** Normalises a file name to NFC; throws 42007 unless it has only allowed characters, at least one and not too many. */
export function checkFilename(text: string): string {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  const isFine =
    length >= 1 &&
    length <= resumeLimits.filename &&
    !forbidden.test(name) &&
    !/^\.+$/.test(name) &&
    name.isWellFormed();
  if (isFine) return name;
  throw new ApiError(errorCode.filename, { fieldProblems: { filename: errorCode.filename } });
}

/**
 * The name of an uploaded résumé. Rich Text and web pages get one that opens them in Word: under another name a page would
 * run in a browser.
 */
export const uploadedResumeName = (text: string, bytes: Buffer): string =>
  otherWordFormat(bytes) === null || /\.(?:doc|rtf)$/iu.test(text.trim())
    ? uploadedFilename(text)
    : uploadedFilename(`${text.trim()}.doc`);
