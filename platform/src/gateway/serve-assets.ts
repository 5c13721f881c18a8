import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../store/release-store.ts';

/** Files of releases, of whatever set: for a year, precompressed. An open page of an old set finds its chunks here. */
export async function serveAssets(app: FastifyInstance, store: ReleaseStore): Promise<void> {
  await app.register(fastifyStatic, {
    // Files are small: a range that a file does not have would be an error, a passed-over one is none.
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
      // A browser that tries again asks under `~anything/`, where no cache has the answer that failed.
      const file = asked.replace(/^~[^/]+\//, '');
      const folder = await store.openRelease(name, version).catch(() => null);
      if (folder === null) return reply.callNotFound();
      reply.header('Access-Control-Allow-Origin', '*');
      return reply.sendFile(file, join(folder, 'client'), { maxAge: '365d', immutable: true });
    },
  );
}
