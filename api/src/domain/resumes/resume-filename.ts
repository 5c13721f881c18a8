import { resumeLimits } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';

/** Path separators, control characters, and bidi overrides, which can disguise a file's extension. */
const forbidden = /[\\/\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}\u{2028}\u{2029}]/u;

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
