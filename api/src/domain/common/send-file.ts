import type { Readable } from 'node:stream';
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

/** Sends an uploaded file as it is read, as a download with headers against execution and caching. */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  { filename, format, type, fileKey }: StoredFile,
): Promise<Readable> {
  const file = await files.open(fileKey);
  if (file === null) throw new ApiError(errorCode.notFound);
  reply
    .type(type)
    .header('content-length', file.size)
    .header('content-disposition', attachmentHeader(downloadName(filename, format)))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
  return file.stream;
}
