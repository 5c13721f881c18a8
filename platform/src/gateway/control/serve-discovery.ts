import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../http/send-compressed.ts';
import { chooseSet } from '../../sets/choose-set.ts';
import type { DeploymentReader } from '../../sets/deployment-reader.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import type { ServedSets } from '../../sets/served-sets.ts';
import { bucketCookieOf, countryOf } from '../request/visitor.ts';

export interface DiscoveryOptions {
  deployment: DeploymentReader;
  sets: ServedSets;
  pinnedSet(request: FastifyRequest): string | undefined;
}

/**
 * `GET /discovery.json`: the visitor's current set, with the previous version of each package second. With an ETag,
 * because open pages poll it.
 */
export function serveDiscovery(
  app: FastifyInstance,
  { deployment, sets, pinnedSet }: DiscoveryOptions,
): void {
  const etags = new WeakMap<object, { text: string; etag: string }>();

  async function openFirst(ids: readonly string[]): Promise<ServedSet> {
    let failure: unknown;
    for (const id of ids) {
      try {
        return await sets.open(id);
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  app.get('/discovery.json', async (request, reply) => {
    const now = await deployment.current();
    const visitor = {
      country: countryOf(request),
      bucketCookie: bucketCookieOf(request),
      pinned: pinnedSet(request),
    };
    const set = await openFirst(chooseSet(now, visitor).sets);
    const before = [now.live.set, ...now.live.previous.toReversed()].filter((id) => id !== set.id);
    const document = await sets.discoveryOf(set, before);
    let known = etags.get(document);
    if (!known) {
      const text = JSON.stringify(document);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
      known = { text, etag: `W/"${set.id}.${hash}"` };
      etags.set(document, known);
    }
    reply.headers({
      'Cache-Control': 'private, no-cache',
      ETag: known.etag,
      'X-JobHarbor-Set': set.id,
      Vary: 'Cookie',
    });
    const asked = String(request.headers['if-none-match'] ?? '');
    if (asked.split(',').some((tag) => tag.trim() === known.etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), known.text);
  });
}
