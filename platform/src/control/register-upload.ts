import type { IncomingMessage } from 'node:http';
import type { BodyTimes } from '@jobharbor/shared/http-server';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../contract/operation-error.ts';
import { receiveBody } from '../http/receive-body.ts';
import { logSecurity } from '../http/security-log.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import { createKeyedMutex } from '../process/keyed-mutex.ts';
import { releaseLimit } from '../release/pack-release.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import { rethrowWriteErrors } from '../store/explain-write-errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Sessions } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploader; set before the first byte of the upload is read. */
    uploader: Actor | null;
  }
}

/** Maximum queued uploads of one team. */
const maxWaiting = 8;

/** Body timeouts: releases are sent by machines, not phones. */
const times: BodyTimes = { graceMs: 10_000, bytesPerSecond: 128_000 };

/**
 * `POST /releases` adds an uploaded release (a gzipped tarball) to the store. Authorised before anything is read;
 * streamed to disk, one upload a team at a time, and unpacked once the sender may publish its package.
 */
export async function registerUpload(
  scope: FastifyInstance,
  { identify }: Sessions,
  store: ReleaseStore,
): Promise<void> {
  const turns = createKeyedMutex(maxWaiting);
  await scope.register(async (uploads) => {
    uploads.decorateRequest('uploader', null);
    uploads.removeAllContentTypeParsers();
    // No body parser: `receiveBody` and `unpackRelease` have the limits.
    uploads.addContentTypeParser('application/gzip', (_request, body, done) => done(null, body));
    uploads.addHook('onRequest', async (request) => {
      const { actor } = await identify(request);
      requireRight(actor, 'publish');
      if (Number(request.headers['content-length'] ?? 0) > releaseLimit.packed)
        throw new OperationError('invalid', `A packed release has at most ${releaseLimit.packed} bytes.`);
      request.uploader = actor;
    });
    uploads.post('/releases', { bodyLimit: releaseLimit.packed }, async (request) => {
      const actor = request.uploader as Actor;
      const upload = request.body as IncomingMessage | undefined;
      if (upload === undefined)
        throw new OperationError('invalid', 'Send the packed release as application/gzip.');
      const added = turns.take(actor.team, async () => {
        const { folder } = store;
        const limits = { maxBytes: releaseLimit.packed, folder, times };
        const received = await rethrowWriteErrors(folder, receiveBody(upload, limits));
        return receiveRelease(store, actor, received.read).finally(received.release);
      });
      if (added === undefined)
        throw new OperationError(
          'conflict',
          `Team ${actor.team} uploads ${maxWaiting} releases already. Try again when they are done.`,
        );
      const { name, version } = await added;
      logSecurity(request, 'upload', 'done', { token: actor.name, release: `${name} ${version}` });
      return { name, version };
    });
  });
}
