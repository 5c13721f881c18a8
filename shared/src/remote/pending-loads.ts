/** Loads of lazy parts that have not ended. */
const pending = new Set<Promise<unknown>>();

export function trackLoad<T>(load: Promise<T>): Promise<T> {
  pending.add(load);
  const end = () => pending.delete(load);
  load.then(end, end);
  return load;
}

export const hasPendingLoads = (): boolean => pending.size > 0;

/** Resolves when the loads that are pending now have ended, also if they failed. */
export const pendingLoadsEnd = (): Promise<unknown> => Promise.allSettled(pending);
