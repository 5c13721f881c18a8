import { markAsStream } from '@jobharbor/shared/draining';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../store/release-store.ts';

const pollInterval = 300;

/** Server-sent events that reload open pages when the live set changes. Development only. */
export function registerDevUpdates(app: FastifyInstance, store: ReleaseStore): void {
  app.get('/dev/updates', async (request, reply) => {
    const first = (await store.readLive())?.set;
    reply.hijack();
    markAsStream(reply.raw);
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    reply.raw.write(': connected\n\n');
    const timer = setInterval(async () => {
      const now = (await store.readLive())?.set;
      if (now !== first) reply.raw.write(`data: ${now}\n\n`);
    }, pollInterval);
    request.raw.once('close', () => clearInterval(timer));
  });
}

/** The client script, inlined with the page's nonce. */
export const devScript = (nonce: string): string =>
  `<script nonce="${nonce}">new EventSource('/dev/updates').onmessage = () => location.reload();</script>`;
