/** Mutex by key: work of the same key is sequential, of different keys concurrent. */
export interface KeyedMutex {
  /** Undefined if `maxWaiting` are queued already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | undefined;
}

export function createKeyedMutex(maxWaiting: number): KeyedMutex {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    take(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length > maxWaiting) return undefined;
      line.length += 1;
      const turn = line.last.then(work).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      line.last = turn.catch(() => undefined);
      lines.set(key, line);
      return turn;
    },
  };
}
