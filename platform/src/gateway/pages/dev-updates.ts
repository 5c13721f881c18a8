import { markAsStream } from '@jobharbor/shared/draining';
import type { FastifyInstance } from 'fastify';
import { readBuildErrors } from '../../store/build-errors.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { followBuilds } from './follow-builds.ts';
import { createKeepFields } from './keep-fields.ts';

const pollInterval = 300;

/**
 * Server-sent events of development: `live` when the live set changes, and `errors` first and when what cannot be built
 * changes, empty once everything can. A page that connects again names the set of its first connection as Last-Event-ID.
 */
export function registerDevUpdates(app: FastifyInstance, store: ReleaseStore): void {
  app.get('/dev/updates', async (request, reply) => {
    const first = request.headers['last-event-id'] ?? (await store.readLive())?.set;
    let shown: string | undefined;
    reply.hijack();
    markAsStream(reply.raw);
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(first === undefined ? ': connected\n\n' : `id: ${first}\n\n`);
    const send = (event: string, value: unknown) =>
      reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
    const timer = setInterval(async () => {
      const now = (await store.readLive())?.set;
      if (now !== first) send('live', now);
      const errors = await readBuildErrors(store.storage);
      if (errors !== shown) send('errors', errors);
      shown = errors;
    }, pollInterval);
    request.raw.once('close', () => clearInterval(timer));
  });
}

/** The client script, inlined with the page's nonce. */
export const devScript = (nonce: string): string =>
  `<script nonce="${nonce}">(${followBuilds.toString()})((${createKeepFields.toString()})());</script>`;
