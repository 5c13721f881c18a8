/** Result of restoring the page after a remote was mounted or unmounted. */
export interface Finding {
  remote: string;
  /** An extension shows itself: what changes may be its own, and no remote is blamed. */
  isShared: boolean;
  /** Changes of the remote that were reverted. */
  changed: string[];
  /** Changes that stay: those of browser extensions, or the same in the runs of several remotes. */
  foreign: string[];
  /** Traces of the changes by which their author is found. Attributes and styles have none. */
  traces: Map<string, Trace>;
}

/** A change that a remote made to the page: the changed name, its new value, and how to make it again. */
export interface Trace {
  /** Name of the member, global or entry of storage. */
  name: string;
  /** The new value. A function has its source. */
  value: unknown;
  /** Makes the change again, which is no remote's, unless the same was changed since. */
  makeAgain(): void;
}
