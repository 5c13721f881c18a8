import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';
import { publishRelease } from '../operations/operations.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import { releaseLimit } from '../release/pack-release.ts';
import type { CheckLifecycle } from '../release-gate/run-release-gate.ts';
import type { DeploymentReader } from '../sets/deployment-reader.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Identify } from './answer-calls.ts';
import { readInput } from './read-input.ts';

const publishWish = z.object({
  /** Package → version of a release in the store. */
  versions: z.record(z.string(), z.string()),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  force: z._default(z.boolean(), false),
  for_canary: z._default(z.boolean(), false),
});

export interface PublishOptions {
  store: ReleaseStore;
  apiUrl: string;
  deployment: Pick<DeploymentReader, 'forget'>;
  checkLifecycle?: CheckLifecycle | null | undefined;
}

/** `POST /releases` takes a packed release into the store, `POST /publish` makes releases of the store live. */
export function registerPublish(scope: FastifyInstance, identify: Identify, options: PublishOptions): void {
  const { store, apiUrl, deployment, checkLifecycle = null } = options;

  // Handed on as a stream: the limits are those of `unpackRelease`, which extracts it while it arrives.
  scope.addContentTypeParser('application/gzip', (_request, upload, done) => done(null, upload));
  scope.post('/releases', { bodyLimit: releaseLimit.packed }, async (request) => {
    const { actor } = await identify(request);
    if (!(request.body instanceof Readable))
      throw new OperationError('invalid', 'Send the packed release as application/gzip.');
    return receiveRelease(store, actor, request.body);
  });

  scope.post('/publish', async (request) => {
    const { actor } = await identify(request);
    const { for_canary, ...wish } = readInput(publishWish, request.body);
    const input = { ...wish, isForCanary: for_canary };
    const set = await publishRelease(store, actor, input, { apiUrl, checkLifecycle });
    deployment.forget();
    return { set: set.id };
  });
}
