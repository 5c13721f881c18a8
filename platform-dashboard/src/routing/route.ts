import { useSyncExternalStore } from 'react';

/** A page of the dashboard: `#/log?actor=ci`. Hash routing, so that the gateway serves one path. */
export interface Route {
  path: string;
  query: URLSearchParams;
}

const follow = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(follow, () => window.location.hash);
  const [path = '', query = ''] = hash.slice(1).split('?');
  return { path: path || '/', query: new URLSearchParams(query) };
}

/** URL of a page; empty parameters are left out. */
export function hrefOf(path: string, query: Record<string, string> = {}): string {
  const kept = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return `#${path}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** Replaces the query of the current history entry, so that Back leads to the previous page rather than the previous filter. */
export function replaceQuery(path: string, query: Record<string, string>): void {
  window.history.replaceState(null, '', hrefOf(path, query));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
