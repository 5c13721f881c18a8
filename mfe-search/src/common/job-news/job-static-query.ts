import { type CallSource, callKey } from '@jobharbor/shared/remote';
import { queryOptions } from '@tanstack/react-query';
import { getJobStatic } from './calls.ts';

/**
 * The part of a job that is the same for every viewer. Null for an unknown id, which is cached like a job; hence the
 * addition to the call's key.
 */
export const jobStaticQuery = (source: CallSource, id: number) =>
  queryOptions({
    queryKey: [...callKey(getJobStatic, source, { params: { id } }), 'or null'],
    queryFn: async ({ signal, client, queryKey }) => {
      const { fetchJob } = await import(/* webpackChunkName: "job-calls" */ './fetch-job.ts');
      // A refetch bypasses the browser's cache, which keeps the first answer for a minute.
      return fetchJob(source.http, id, { signal, isFresh: client.getQueryData(queryKey) !== undefined });
    },
  });
