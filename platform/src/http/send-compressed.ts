import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const worthIt = 1_000;
/** A page is compressed while somebody waits: 4 takes a millisecond or two and is still better than gzip. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/** Sends text in the best coding that the browser takes. Status and headers are the caller's. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<unknown> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const takes = (coding: string) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted);
  const vary = reply.getHeader('Vary');
  reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (text.length < worthIt) return reply.send(text);
  if (takes('br')) {
    return reply.header('Content-Encoding', 'br').send(await compressBrotli(text, { params: quality }));
  }
  if (takes('gzip')) return reply.header('Content-Encoding', 'gzip').send(await compressGzip(text));
  return reply.send(text);
}
