import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Serves the dashboard's build at `/platform`. The page is not cached; files have content hashes and are immutable. */
export async function serveDashboard(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn(`There is no dashboard in ${folder}: build it, and start the gateway again.`);
    return;
  }
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/platform/',
      index: false,
      decorateReply: false,
      wildcard: true,
      maxAge: '365d',
      immutable: true,
    });
    scope.get('/platform/', (_request, reply) => reply.redirect('/platform', 308));
    scope.get('/platform', (_request, reply) => {
      reply.headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
      return reply.sendFile('index.html', folder, { cacheControl: false });
    });
  });
}
