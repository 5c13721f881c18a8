import { splitAddress } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** Brings a remote's script, styles and texts; its failure is nobody's business before somebody goes there. */
export type FetchRemote = (name: string) => void;

export interface Prefetching {
  /** Fetches the remote that the page in front leads to most, where that is another than the one that stands. */
  fetchNext(pathname: string): void;
  stop(): void;
}

/**
 * A pointer over a link, or focus on it, says where the person may go next: that remote's code is fetched then, once;
 * and in a quiet moment that of the likeliest. Not where the visitor asked to save data.
 */
export function prefetchLinks(registry: RemoteRegistry, fetchRemote: FetchRemote): Prefetching {
  const asked = new Set<string>();
  const remoteOf = (address: string): string | undefined => {
    const url = new URL(address, window.location.href);
    const split = url.origin === window.location.origin ? splitAddress(url.pathname) : undefined;
    return split && registry.match(split.path)?.remote;
  };
  const fetchOnce = (name: string | undefined) => {
    if (name === undefined || asked.has(name) || savesData()) return;
    asked.add(name);
    fetchRemote(name);
  };
  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (anchor?.href) fetchOnce(remoteOf(anchor.href));
  };
  document.addEventListener('pointerover', onHint, { passive: true });
  document.addEventListener('focusin', onHint);
  return {
    fetchNext(pathname) {
      const here = remoteOf(pathname);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isInView);
      const counts = new Map<string, number>();
      for (const { href } of links) {
        const name = remoteOf(href);
        if (name !== undefined && name !== here) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      const [likeliest] = [...counts].sort(([, one], [, other]) => other - one);
      fetchOnce(likeliest?.[0]);
    },
    stop() {
      document.removeEventListener('pointerover', onHint);
      document.removeEventListener('focusin', onHint);
    },
  };
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
