import { savesData } from '@jobharbor/shared/browser/network';
import { splitAddress } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

/** How to prefetch a remote. Both ignore failures. */
export interface PrefetchRemote {
  /** Loads and runs its script, styles and texts: a click is likely to follow at once. */
  module(name: string): void;
  /** Fetches the files into the browser's cache only: running them would block a page that the person reads. */
  files(name: string): void;
}

export interface Prefetching {
  /** Prefetches the files of the other remote that most visible links of the page lead to. */
  prefetchLikeliest(pathname: string): void;
  stop(): void;
}

/**
 * Prefetches a remote's code once when the pointer is over a link to it or the link has focus. When the page is idle it
 * prefetches the files of the likeliest next remote. Does nothing if the visitor's browser asks to save data.
 */
export function prefetchLinks(registry: RemoteRegistry, prefetch: PrefetchRemote): Prefetching {
  const requested = new Set<string>();
  const remoteOf = (address: string): string | undefined => {
    const url = new URL(address, window.location.href);
    const split = url.origin === window.location.origin ? splitAddress(url.pathname) : undefined;
    return split && registry.match(split.path)?.remote;
  };
  const prefetchOnce = (name: string | undefined) => {
    if (name === undefined || requested.has(name) || savesData()) return;
    requested.add(name);
    prefetch.module(name);
  };
  const onIntent = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (anchor?.href) prefetchOnce(remoteOf(anchor.href));
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return {
    prefetchLikeliest(pathname) {
      const here = remoteOf(pathname);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isInView);
      const counts = new Map<string, number>();
      for (const { href } of links) {
        const name = remoteOf(href);
        if (name !== undefined && name !== here) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      const [likeliest] = [...counts].sort(([, one], [, other]) => other - one);
      if (likeliest && !requested.has(likeliest[0]) && !savesData()) prefetch.files(likeliest[0]);
    },
    stop() {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    },
  };
}

/** A layout of what is outside the view and skipped (`content-visibility`) would take a slow phone a quarter of a second. */
function isInView(element: Element): boolean {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
