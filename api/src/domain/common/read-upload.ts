import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';

export interface UploadForm {
  /** The form field of the file. */
  field: string;
  /** The code for a file over the limit of the route's multipart parser. */
  tooLarge: number;
}

/**
 * Reads the one file of a form. Throws `tooLarge`, 42009 for an empty file, and 40001 for a form without the file.
 */
export async function readUpload(
  request: FastifyRequest,
  { field, tooLarge }: UploadForm,
): Promise<{ filename: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw new ApiError(errorCode.unsupportedMediaType);
  const refuse = (code: number) => new ApiError(code, { fieldProblems: { [field]: code } });
  try {
    const file = await request.file();
    if (file === undefined || file.fieldname !== field) {
      file?.file.resume();
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { [field]: 'required' } });
    }
    const bytes = await file.toBuffer();
    if (bytes.length === 0) throw refuse(errorCode.fileEmpty);
    return { filename: file.filename, bytes };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuse(tooLarge);
    if (error instanceof Error && error.name === 'ApiError') throw error;
    // Any other failure of the form's parser comes from a malformed body.
    throw new ApiError(errorCode.malformedBody, { cause: error });
  }
}
