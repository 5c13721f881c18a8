import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../contract/operation-error.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import { releaseLimit } from '../release/pack-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Sessions } from './session.ts';

/** `POST /releases` adds an uploaded release (a gzipped tarball) to the store. */
export function registerUpload(scope: FastifyInstance, { identify }: Sessions, store: ReleaseStore): void {
  // Handed on as a stream: the limits are those of `unpackRelease`, which extracts it while it arrives.
  scope.addContentTypeParser('application/gzip', (_request, upload, done) => done(null, upload));
  scope.post('/releases', { bodyLimit: releaseLimit.packed }, async (request) => {
    const { actor } = await identify(request);
    if (!(request.body instanceof Readable))
      throw new OperationError('invalid', 'Send the packed release as application/gzip.');
    return receiveRelease(store, actor, request.body);
  });
}
