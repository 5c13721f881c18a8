import { useCall } from '@jobharbor/shared/remote';
import { applicationsCall } from '../../common/list-calls.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';

export const useApplications = (query: { sort: 1 | 2; page: number }) =>
  useCall(applicationsCall, { query }, useListQueryOptions());
