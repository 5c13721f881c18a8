import { lazyCall } from '@jobharbor/shared/remote';

export const deleteSearchCall = lazyCall(
  { id: 'DELETE /job/searches/{id}', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/delete-search')).deleteSearch,
);
export const deleteSearchesCall = lazyCall(
  { id: 'DELETE /job/searches', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/delete-searches')).deleteSearches,
);
export const switchHistoryCall = lazyCall(
  { id: 'PUT /job/searches/recording', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/switch-search-history')).switchSearchHistory,
);
export const lookCall = lazyCall(
  { id: 'POST /job/searches', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/look-at-search')).lookAtSearch,
);
