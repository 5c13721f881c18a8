import {
  compatibility,
  health,
  logPage,
  me,
  setList,
  status,
  supportCase,
  tokenList,
} from '@jobharbor/platform/wire';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { beginLogin } from '../session/login-store.ts';
import { request } from './request.ts';

const seconds = 1_000;

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const known = await request(me, '/me', { signal });
    beginLogin(known.csrf);
    return known;
  },
  staleTime: 60 * seconds,
  refetchInterval: 60 * seconds,
});

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => request(status, '/status', { signal }),
  refetchInterval: 3 * seconds,
});

export const setsQuery = queryOptions({
  queryKey: ['sets'],
  queryFn: ({ signal }) => request(setList, '/sets?limit=50', { signal }),
  refetchInterval: 5 * seconds,
});

export interface HealthFilter {
  minutes: number;
  /** What each version's figures are told apart by, if anything. */
  by: '' | 'set' | 'country' | 'language';
}

export const healthQuery = ({ minutes, by }: HealthFilter) =>
  queryOptions({
    queryKey: ['health', minutes, by],
    queryFn: ({ signal }) => request(health, `/health?minutes=${minutes}${by && `&by=${by}`}`, { signal }),
    refetchInterval: 5 * seconds,
    placeholderData: keepPreviousData,
  });

export interface LogFilter {
  actor: string;
  action: string;
}

export const logQuery = (filter: LogFilter, limit = 50) =>
  infiniteQueryOptions({
    queryKey: ['log', filter, limit],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(limit) });
      if (filter.actor) query.set('actor', filter.actor);
      if (filter.action) query.set('action', filter.action);
      if (pageParam !== null) query.set('before', String(pageParam));
      return request(logPage, `/log?${query}`, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 5 * seconds,
    placeholderData: keepPreviousData,
  });

export const compatibilityQuery = queryOptions({
  queryKey: ['compatibility'],
  queryFn: ({ signal }) => request(compatibility, '/compatibility', { signal }),
  refetchInterval: 10 * seconds,
});

export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => request(tokenList, '/tokens', { signal }),
  refetchInterval: 10 * seconds,
});

export const supportQuery = (code: string) =>
  queryOptions({
    queryKey: ['support', code],
    queryFn: ({ signal }) => request(supportCase, `/support/${encodeURIComponent(code)}`, { signal }),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
