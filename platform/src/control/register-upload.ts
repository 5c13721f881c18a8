import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../contract/operation-error.ts';
import { type BodyTimes, receiveBody } from '../http/receive-body.ts';
import { logSecurity } from '../http/security-log.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import { createKeyedMutex } from '../process/keyed-mutex.ts';
import { releaseLimit } from '../release/pack-release.ts';
import { type Actor, requireRight } from '../rights/actor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Sessions } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who uploads; set before the first byte of the upload is read. */
    uploader: Actor | null;
  }
}

/** Uploads of one team that wait for the one under way. */
const maxWaiting = 8;

/** A release is sent by a machine, not by a phone. */
const times: BodyTimes = { graceMs: 10_000, bytesPerSecond: 128_000 };

/**
 * `POST /releases` adds an uploaded release (a gzipped tarball) to the store. Nothing of it is read before the sender's
 * right is known; it goes to disk, one of a team at a time, and is unpacked once its package is known to be the sender's.
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
    // Handed on unread: the limits are those of `receiveBody` and `unpackRelease`.
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
        const received = await receiveBody(upload, {
          maxBytes: releaseLimit.packed,
          folder: store.folder,
          times,
        });
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
