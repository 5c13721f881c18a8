import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Shorter texts are sent as they are. */
const minLength = 1_000;
/** Brotli quality 4 takes 1 to 2 ms for a page and still compresses better than gzip. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Whether the request accepts a content coding. */
export function acceptedEncodings(request: FastifyRequest): (coding: string) => boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return (coding) => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
}

/** Sends text compressed with the best encoding that the request accepts. Status and headers are the caller's. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string | Buffer,
): Promise<unknown> {
  const accepts = acceptedEncodings(request);
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (text.length < minLength) return reply.send(text);
  if (accepts('br')) {
    return reply.header('Content-Encoding', 'br').send(await compressBrotli(text, { params: quality }));
  }
  if (accepts('gzip')) return reply.header('Content-Encoding', 'gzip').send(await compressGzip(text));
  return reply.send(text);
}
