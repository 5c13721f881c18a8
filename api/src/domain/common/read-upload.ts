import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import { uploadFailure } from './upload-failure.ts';

export interface UploadForm {
  /** The form field of the file. */
  field: string;
  /** The code for a file over `maxBytes`. */
  tooLarge: number;
  /** Needed if it is less than the limit of the route's multipart parser. */
  maxBytes?: number;
}

export interface UploadedForm {
  filename: string;
  bytes: Buffer;
  /** The other fields, before or after the file in the form. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Reads a form with one file. Throws `tooLarge`, 42009 for an empty file, and 40001 for a form without the file. Throws
 * 50002 where this machine cannot take it, and the virus scanner's refusals.
 */
export async function readUpload(
  request: FastifyRequest,
  { field, tooLarge, maxBytes }: UploadForm,
): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new ApiError(errorCode.unsupportedMediaType);
  const refuse = (code: number) => new ApiError(code, { fieldProblems: { [field]: code } });
  const fields: Record<string, string> = {};
  let file: { filename: string; bytes: Buffer } | null = null;
  try {
    for await (const part of request.parts(maxBytes ? { limits: { fileSize: maxBytes } } : {})) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== field) part.file.resume();
      else file = { filename: part.filename, bytes: await part.toBuffer() };
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuse(tooLarge);
    throw uploadFailure(error);
  }
  if (file === null) {
    throw new ApiError(errorCode.invalidParameters, { fieldProblems: { [field]: 'required' } });
  }
  if (file.bytes.length === 0) throw refuse(errorCode.fileEmpty);
  await request.server.scanUpload(request, file.bytes, field);
  return { ...file, fields };
}
