import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { type CallSource, callKey, loadCall } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';
import { getJobStatic } from './calls.ts';

/**
 * The part of a job that is the same for every viewer. Null for an unknown id: the server's answer to that is cached
 * like a job, hence the addition to the call's key.
 */
export const jobQuery = (source: CallSource, id: number) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [...callKey(getJobStatic, source, input), 'or null'],
    queryFn: async ({ signal }): Promise<JobStatic | null> => {
      try {
        return await sendCall(source.http, await loadCall(getJobStatic), { ...input, signal });
      } catch (error) {
        if (hasCode(error, errorCode.notFound)) return null;
        throw error;
      }
    },
  });
};
