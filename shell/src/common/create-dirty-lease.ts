import type { DirtyLease, UnsavedWork } from '@jobharbor/shared/remote';

/** Leases of one mount. */
export interface LeaseScope extends DirtyLease {
  /** Releases all leases that are still held and refuses new ones. Returns the reasons of those that were held. */
  end(): string[];
}

export interface Leases extends DirtyLease {
  isHeld(): boolean;
  /** Fate of the work whose lease asks before leaving; undefined without such a lease. */
  asks(): UnsavedWork | undefined;
}

/** Tracks unsaved work. While a lease is held, `beforeunload` asks for confirmation. */
export function createDirtyLease(): Leases {
  const held = new Map<symbol, UnsavedWork | undefined>();
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    isHeld: () => held.size > 0,
    asks() {
      const works = [...held.values()];
      return works.includes('lost') ? 'lost' : works.find(Boolean);
    },
    acquire(reason, asks) {
      const own = Symbol(reason);
      if (held.size === 0) window.addEventListener('beforeunload', warn);
      held.set(own, asks);
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
    acquire(reason, asks) {
      if (isEnded) return () => {};
      const release = lease.acquire(reason, asks);
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
