/** What is known of the set that the next page would be of. */
export interface ServedSet {
  /** Whether it is another than this page's. */
  isOther(): boolean;
  /** Milliseconds since it was last heard of; infinite at first. */
  age(): number;
  /** Takes what an answer of the gateway says; nothing where it says nothing. */
  learn(id: string | null | undefined): void;
}

export function createServedSet(own: string): ServedSet {
  let latest = own;
  let heardAt = Number.NEGATIVE_INFINITY;
  return {
    isOther: () => latest !== own,
    age: () => performance.now() - heardAt,
    learn(id) {
      if (!id) return;
      latest = id;
      heardAt = performance.now();
    },
  };
}
