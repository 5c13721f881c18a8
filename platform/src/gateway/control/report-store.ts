import type { FastifyInstance } from 'fastify';
import { isUnavailable } from '../../contract/operation-error.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

/**
 * Logs once that the release store stopped answering, and once that it answers again. Returns the error handler of the
 * gateway's background work, all of which fails meanwhile and is not logged each time.
 */
export function reportStore(app: FastifyInstance, { storage }: ReleaseStore): (error: unknown) => void {
  storage.availability?.onChange((error) => {
    if (error) app.log.error(error.message);
    else app.log.warn('The release store answers again.');
  });
  return (error) => {
    if (!(storage.availability && isUnavailable(error))) app.log.error(error);
  };
}
