import type { AddressChange } from '@jobharbor/shared/remote';

/** A change of the address, whose page may be committed later. */
export interface PageChange extends AddressChange {
  /** Calls `listener` once each listener that defers has committed the address. */
  onCommit(listener: () => void): void;
  /** Whether the page before is still shown. */
  isPending(): boolean;
  /** Another change has come: nobody is told of this one. */
  drop(): void;
}

/** Counts the listeners that defer. With `isInterruptible` the page before may stay until all have committed. */
export function createPageChange(isInterruptible: boolean): PageChange {
  const listeners: (() => void)[] = [];
  let waiting = 0;
  return {
    isInterruptible,
    defer() {
      waiting += 1;
      return () => {
        waiting -= 1;
        if (waiting === 0) for (const listener of listeners.splice(0)) listener();
      };
    },
    onCommit: (listener) => void listeners.push(listener),
    isPending: () => isInterruptible && waiting > 0,
    drop() {
      listeners.length = 0;
      waiting = Number.NaN;
    },
  };
}
