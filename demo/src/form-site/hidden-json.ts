import { AppError, errorCode } from '@jobharbor/shared/errors';

/** The JSON of a hidden field; null where it is empty. Text that is no JSON was not written by our page: 400. */
export function readHiddenJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch (cause) {
    const message = 'A hidden field of the form cannot be read. Open the page again and repeat the change.';
    throw new AppError(errorCode.malformedBody, { status: 400, message, cause });
  }
}
