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

interface SentResume {
  resume_filename: string | null;
  resume_format: ResumeFormat | null;
  resume_file_key: string | null;
}

/** The file that an application's row names; not found without a row or a file. */
export function toResumeFile(row: SentResume | undefined): ResumeFile {
  if (row?.resume_filename == null || row.resume_format === null || row.resume_file_key === null) {
    throw new ApiError(errorCode.notFound);
  }
  return { filename: row.resume_filename, format: row.resume_format, fileKey: row.resume_file_key };
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
