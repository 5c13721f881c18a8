import type { DirtyLease } from '@jobharbor/shared/remote';

export interface Leases extends DirtyLease {
  isHeld(): boolean;
}

/** Tracks unsaved work. While a lease is held, the browser asks before the page is left. */
export function createDirtyLease(): Leases {
  const held = new Set<symbol>();
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    isHeld: () => held.size > 0,
    acquire(reason) {
      const own = Symbol(reason);
      if (held.size === 0) window.addEventListener('beforeunload', warn);
      held.add(own);
      return () => {
        held.delete(own);
        if (held.size === 0) window.removeEventListener('beforeunload', warn);
      };
    },
  };
}
