import { splitAddress } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';

/** Brings a remote's script and texts; its failure is nobody's business before somebody goes there. */
export type FetchRemote = (name: string) => void;

/**
 * A pointer over a link, or focus on it, says where the person may go next: that remote's code is fetched then, once.
 * Not where the visitor asked to save data.
 */
export function prefetchLinks(registry: RemoteRegistry, fetchRemote: FetchRemote): () => void {
  const asked = new Set<string>();
  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (!anchor?.href || savesData()) return;
    const url = new URL(anchor.href);
    const split = url.origin === window.location.origin ? splitAddress(url.pathname) : undefined;
    const match = split && registry.match(split.path);
    if (!match || asked.has(match.remote)) return;
    asked.add(match.remote);
    fetchRemote(match.remote);
  };
  document.addEventListener('pointerover', onHint, { passive: true });
  document.addEventListener('focusin', onHint);
  return () => {
    document.removeEventListener('pointerover', onHint);
    document.removeEventListener('focusin', onHint);
  };
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
