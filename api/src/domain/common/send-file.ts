import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import { attachmentHeader, downloadName } from './download-name.ts';

export interface StoredFile {
  filename: string;
  /** The extension. */
  format: string;
  type: string;
  fileKey: string;
}

/** Sends an uploaded file as a download with headers against execution and caching. */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  { filename, format, type, fileKey }: StoredFile,
): Promise<Buffer> {
  const bytes = await files.read(fileKey);
  if (bytes === null) throw new ApiError(errorCode.notFound);
  reply
    .type(type)
    .header('content-disposition', attachmentHeader(downloadName(filename, format)))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  return bytes;
}
