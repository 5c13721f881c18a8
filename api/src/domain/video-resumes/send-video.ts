import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../files/file-store.ts';
import { sendMedia } from '../../files/send-media.ts';

/** Sends a stored video with `Range` support; not found without one. */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { file_key: fileKey, size }: { file_key: string | null; size: number | null },
): Promise<FastifyReply> {
  const media = fileKey !== null && size !== null && { type: 'video/mp4', fileKey, size };
  if (!media || !(await sendMedia(request, reply, files, media))) throw new ApiError(errorCode.notFound);
  return reply;
}
