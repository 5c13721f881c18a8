/** The set that the gateway currently serves to this visitor. */
export interface ServedSet {
  /** Whether it differs from this page's set, or this page was discarded. */
  isOther(): boolean;
  /** Makes the next navigation load a document, with whatever set. */
  discard(): void;
  /** Milliseconds since the last `record`; infinite before the first. */
  age(): number;
  /** Records the set id of a gateway response; ignores a missing one. */
  record(id: string | null | undefined): void;
}

export function createServedSet(own: string): ServedSet {
  let latest = own;
  let isDiscarded = false;
  let recordedAt = Number.NEGATIVE_INFINITY;
  return {
    isOther: () => isDiscarded || latest !== own,
    discard() {
      isDiscarded = true;
    },
    age: () => performance.now() - recordedAt,
    record(id) {
      if (!id) return;
      latest = id;
      recordedAt = performance.now();
    },
  };
}
