import type { DirtyLease } from '@jobharbor/shared/remote';

/** Leases of one mount. */
export interface LeaseScope extends DirtyLease {
  /** Releases all leases that are still held and refuses new ones. Returns the reasons of those that were held. */
  end(): string[];
}

export interface Leases extends DirtyLease {
  isHeld(): boolean;
}

/** Tracks unsaved work. While a lease is held, `beforeunload` asks for confirmation. */
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

/** Leases of one mount, released with it, so that none outlives an unmounted or unresponsive remote. */
export function scopeLease(lease: DirtyLease): LeaseScope {
  const held = new Map<() => void, string>();
  let isEnded = false;
  return {
    acquire(reason) {
      if (isEnded) return () => {};
      const release = lease.acquire(reason);
      held.set(release, reason);
      return () => {
        held.delete(release);
        release();
      };
    },
    end() {
      isEnded = true;
      const left = [...held.values()];
      for (const release of held.keys()) release();
      held.clear();
      return left;
    },
  };
}
