/** Jobs that are stored at once. */
const jobsAtOnce = 1_000;

export interface WaitingJobs {
  add(ids: readonly number[]): void;
  count(): number;
  clear(): void;
  /** Stores those that changed first. They wait on if that fails. */
  store(): Promise<void>;
}

/** Ids of jobs that changed and are yet to be stored. */
export function createWaitingJobs(storeJobs: (ids: readonly number[]) => Promise<void>): WaitingJobs {
  const changed = new Set<number>();
  const add = (ids: readonly number[]) => {
    for (const id of ids) changed.add(id);
  };
  return {
    add,
    count: () => changed.size,
    clear: () => changed.clear(),
    async store() {
      const ids = [...changed].slice(0, jobsAtOnce);
      if (ids.length === 0) return;
      // One that changes again while it is read is stored again.
      for (const id of ids) changed.delete(id);
      await storeJobs(ids).catch((error: unknown) => {
        add(ids);
        throw error;
      });
    },
  };
}
