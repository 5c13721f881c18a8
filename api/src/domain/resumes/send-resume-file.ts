import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import { mimeTypes, type ResumeFormat } from '../resume-reading/resume-format.ts';
import { attachmentHeader, downloadName } from './resume-filename.ts';

export interface ResumeFile {
  filename: string;
  format: ResumeFormat;
  fileKey: string;
}

/** Answers with a file that somebody uploaded: a download that no browser runs or caches. */
export async function sendResumeFile(
  reply: FastifyReply,
  files: FileStore,
  { filename, format, fileKey }: ResumeFile,
): Promise<Buffer> {
  const bytes = await files.read(fileKey);
  if (bytes === null) throw new ApiError(errorCode.notFound);
  reply
    .type(mimeTypes[format])
    .header('content-disposition', attachmentHeader(downloadName(filename, format)))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  return bytes;
}
