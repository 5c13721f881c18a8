import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import type { FastifyRequest } from 'fastify';
import { askApi } from '../../api-connection/api-connection.ts';
import type { JobFlags } from '../../page-cache/job-marks.ts';
import { sessionHeaders } from '../request/session-headers.ts';

/** What the person of a request saved, applied for and blocked; undefined without a session or an answer. */
export type ReadJobFlags = (request: FastifyRequest) => Promise<JobFlags | undefined>;

/** Milliseconds that a page waits: the browser asks later what the server does not know. */
const answerMs = 400;
/** Ids that a page carries. More would cost a phone more than marks that come late. */
const maxIds = 1_000;

/** Asks the API with the session of the request, which the render processes never get. */
export function createReadJobFlags(apiUrl: string): ReadJobFlags {
  return async (request) => {
    const headers = sessionHeaders(request);
    if (headers === undefined) return undefined;
    try {
      const answer = await askApi(`${apiUrl}/api${getJobFlags.path}`, {
        headers,
        signal: AbortSignal.timeout(answerMs),
      });
      const body = await answer.json();
      const flags = getJobFlags.answer.parse((body as { data?: unknown }).data);
      return Object.values(flags).flat().length > maxIds ? undefined : flags;
    } catch (error) {
      request.log.debug({ err: error }, 'the flags of jobs are left to the browser');
      return undefined;
    }
  };
}
