import type { SavedShow } from '@jobharbor/shared/contracts/applications/application';
import { useCall } from '@jobharbor/shared/remote';
import { savedJobsCall } from '../../common/list-calls.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';

/** Filters of the list of saved jobs. */
export const shows = ['open', 'applied', 'closed'] as const;

export const useSavedJobs = (query: { sort: 1 | 2; page: number; show?: SavedShow }) =>
  useCall(savedJobsCall, { query }, useListQueryOptions());
