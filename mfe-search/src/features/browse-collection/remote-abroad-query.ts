import { type CallSource, callQuery, lazyCall } from '@jobharbor/shared/remote';
import type { Collection } from './collection-query.ts';

const listRemoteAbroad = lazyCall(
  { id: 'GET /job/remote-abroad', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/list-remote-abroad'))
      .listRemoteAbroad,
);

export interface RemoteAbroadSearch {
  collection: Collection;
  timeZone: string | undefined;
  blocked: readonly number[];
}

/** Remote jobs of other countries that are open to the market's country, by shared office hours. */
export const remoteAbroadQuery = (
  source: CallSource,
  { collection, timeZone, blocked }: RemoteAbroadSearch,
) => {
  const query = {
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(collection === 'web3' && { is_web3: '1' as const }),
    ...(blocked.length > 0 && { excluded_company_ids: blocked.join(',') }),
  };
  return { ...callQuery(listRemoteAbroad, source, { query }), staleTime: 300_000 };
};
