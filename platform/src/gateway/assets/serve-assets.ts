import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../store/release-store.ts';

/**
 * Serves files of all releases, immutable for a year and precompressed. Open pages of an old set load their chunks from
 * here.
 */
export async function serveAssets(app: FastifyInstance, store: ReleaseStore): Promise<void> {
  await app.register(fastifyStatic, {
    // Ranges are ignored, which HTTP allows: files are small, and an unsatisfiable range would be an error.
    acceptRanges: false,
    root: store.folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/assets/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': asked } = request.params;
      // No release may run on in a browser after the page: a browser marks its request for a service worker's script.
      if (request.headers['service-worker'] !== undefined) return reply.callNotFound();
      // Each retry inserts a `~anything/`, to bypass caches.
      const file = asked.replace(/^(?:~[^/]+\/)+/, '');
      const folder = await store.openRelease(name, version).catch(() => null);
      if (folder === null) return reply.callNotFound();
      reply.header('Access-Control-Allow-Origin', '*');
      return reply.sendFile(file, join(folder, 'client'), { maxAge: '365d', immutable: true });
    },
  );
}
