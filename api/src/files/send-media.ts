import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { FileStore } from './file-store.ts';

export interface Media {
  type: string;
  fileKey: string;
  /** Bytes. */
  size: number;
}

/**
 * Sends a media file with `Range` support (206, 416), for playback and seeking. False if it does not exist. Not cached:
 * access is checked for each part.
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { type, fileKey, size }: Media,
): Promise<boolean> {
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
  const asked = request.headers.range;
  // Without a version to compare, a part is never known to be of the same file.
  const ranges =
    asked === undefined || request.headers['if-range'] !== undefined ? undefined : parseRange(size, asked);
  if (ranges === -1) {
    reply.code(416).header('content-range', `bytes */${size}`).send('');
    return true;
  }
  const [part, more] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : [];
  const isPart = part !== undefined && more === undefined;
  const { start, end } = isPart ? part : { start: 0, end: size - 1 };
  const stream = await files.stream(fileKey, { start, end });
  if (stream === null) return false;
  reply.type(type).header('content-length', end - start + 1);
  if (isPart) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.send(stream);
  return true;
}
