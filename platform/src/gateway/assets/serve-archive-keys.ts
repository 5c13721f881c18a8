import { archiveKeysPath, listArchiveKeys } from '@jobharbor/shared/calls/config/list-archive-keys';
import type { FastifyInstance } from 'fastify';
import type { ApiBreaker } from '../api/api-breaker.ts';
import { createAskCall } from '../api/ask-call.ts';

/** The public keys of signed archives as a bare JWK Set (RFC 7517), for other programs and pages of other sites. */
export function serveArchiveKeys(
  app: FastifyInstance,
  options: { apiUrl: string; breaker: Pick<ApiBreaker, 'guard'> },
): void {
  const ask = createAskCall(options);
  app.get(archiveKeysPath, async (_request, reply) => {
    const keys = await ask(listArchiveKeys);
    return reply
      .type('application/jwk-set+json')
      .headers({
        'Cache-Control': 'public, max-age=300',
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(JSON.stringify(keys));
  });
}
