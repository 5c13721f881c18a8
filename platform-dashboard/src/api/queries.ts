import {
  checkLog,
  getCompatibility,
  getHealth,
  getMe,
  getStatus,
  getSupportCase,
  listErrors,
  listFlags,
  listMachines,
  listMarkets,
  listSets,
  listTokens,
  readLog,
} from '@jobharbor/platform/calls';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { startLogin } from '../session/login-store.ts';
import { sendWith } from './send.ts';

const seconds = 1_000;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const known = await sendWith(signal, getMe);
    startLogin(known.csrf);
    return known;
  },
  staleTime: 60 * seconds,
  refetchInterval: 60 * seconds,
});

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => sendWith(signal, getStatus),
  refetchInterval: 3 * seconds,
});

export const setsQuery = queryOptions({
  queryKey: ['sets'],
  queryFn: ({ signal }) => sendWith(signal, listSets, { query: { limit: 50 } }),
  refetchInterval: 5 * seconds,
});

export interface HealthFilter {
  minutes: number;
  /** Groups the figures of each version, where given. */
  by: '' | 'set' | 'country' | 'language';
}

export const healthQuery = ({ minutes, by }: HealthFilter) =>
  queryOptions({
    queryKey: ['health', minutes, by],
    queryFn: ({ signal }) => sendWith(signal, getHealth, { query: { minutes, by: by || undefined } }),
    refetchInterval: 5 * seconds,
    placeholderData: keepPreviousData,
  });

export const errorsQuery = (minutes: number) =>
  queryOptions({
    queryKey: ['errors', minutes],
    queryFn: ({ signal }) => sendWith(signal, listErrors, { query: { minutes } }),
    refetchInterval: 5 * seconds,
    placeholderData: keepPreviousData,
  });

export const machinesQuery = queryOptions({
  queryKey: ['machines'],
  queryFn: ({ signal }) => sendWith(signal, listMachines),
  refetchInterval: 10 * seconds,
});

export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: ({ signal }) => sendWith(signal, listMarkets),
});

export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }) => sendWith(signal, listFlags),
  refetchInterval: 5 * seconds,
});

export interface LogFilter {
  actor: string;
  action: string;
}

export const logQuery = (filter: LogFilter, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['log', filter, limit],
    queryFn: ({ signal, pageParam }) =>
      sendWith(signal, readLog, {
        query: {
          limit,
          actor: filter.actor || undefined,
          action: filter.action || undefined,
          ...(pageParam !== null && { before: pageParam }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 5 * seconds,
    placeholderData: keepPreviousData,
  });

/** It reads the whole log: seldom. */
export const logCheckQuery = queryOptions({
  queryKey: ['log-check'],
  queryFn: ({ signal }) => sendWith(signal, checkLog),
  staleTime: 600 * seconds,
  refetchInterval: 600 * seconds,
});

export const compatibilityQuery = queryOptions({
  queryKey: ['compatibility'],
  queryFn: ({ signal }) => sendWith(signal, getCompatibility),
  refetchInterval: 10 * seconds,
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => sendWith(signal, listTokens),
  refetchInterval: 10 * seconds,
});

export const supportQuery = (code: string) =>
  queryOptions({
    queryKey: ['support', code],
    queryFn: ({ signal }) => sendWith(signal, getSupportCase, { params: { code } }),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
