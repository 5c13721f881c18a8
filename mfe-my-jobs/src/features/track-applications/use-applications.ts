import type { ApplicationShow } from '@jobharbor/shared/contracts/applications/application';
import { listApplications } from '@jobharbor/shared/domain/applications';
import { useCall } from '@jobharbor/shared/remote';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';

export const useApplications = (query: { sort: 1 | 2; page: number; show?: ApplicationShow }) =>
  useCall(listApplications, { query }, useListQueryOptions());
