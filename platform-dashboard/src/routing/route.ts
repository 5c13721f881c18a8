import { useSyncExternalStore } from 'react';

/** A page of the dashboard: `#/log?actor=ci`. Behind the hash, so that the gateway serves one address. */
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

/** The address of a page; empty values are left out. */
export function hrefOf(path: string, query: Record<string, string> = {}): string {
  const kept = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return `#${path}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** Changes filters of the page in place: the way back leads to the page before, not to every filter that was tried. */
export function replaceQuery(path: string, query: Record<string, string>): void {
  window.history.replaceState(null, '', hrefOf(path, query));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
