import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, sendCompressed } from '../../http/send-compressed.ts';
import type { VisitorParts } from '../../page-cache/page-template.ts';
import { devScript } from './dev-updates.ts';
import type { ComposedPage, WholePage } from './page-options.ts';

/** During maintenance without a known end, and after a page whose server render or data failed. */
const retryAfterSeconds = 300;

/** Fills the visitor's parts into a page and sends it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, source }: Pick<ComposedPage<WholePage>, 'page' | 'source'>,
  parts: VisitorParts,
  isDevelopment: boolean,
) {
  if (page.status === 503 && !reply.hasHeader('Retry-After'))
    reply.header('Retry-After', String(retryAfterSeconds));
  reply.code(page.status);
  const { template } = page;
  // Cached pages are precompressed by gzip; Brotli would save less than it costs.
  if ((source === 'fresh' || source === 'stale') && acceptedEncodings(request)('gzip'))
    return reply
      .headers({ 'Content-Encoding': 'gzip', Vary: `${reply.getHeader('Vary')}, Accept-Encoding` })
      .send(await template.fillGzip(parts));
  const html = template.fill(parts);
  if (!isDevelopment) return sendCompressed(request, reply, html);
  const text = html.toString().replace('</body>', () => `${devScript(parts.nonce)}</body>`);
  return sendCompressed(request, reply, text);
}
