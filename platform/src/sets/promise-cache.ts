/** What was made for a key, the newest `most` of them. */
export interface Memory<T> {
  /** The value of `key`, made at the first call. A promise that rejects is kept for `pause` milliseconds only. */
  get(key: string, make: () => T, pause?: number): T;
}

export function createMemory<T extends Promise<unknown>>(most: number): Memory<T> {
  const values = new Map<string, T>();
  return {
    get(key, make, pause = 0) {
      const known = values.get(key);
      if (known) {
        // Again to the end: what is asked for stays, what nobody asks for goes first.
        values.delete(key);
        values.set(key, known);
        return known;
      }
      const made = make();
      values.set(key, made);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
      made.catch(() => {
        const forget = () => values.get(key) === made && values.delete(key);
        if (pause > 0) setTimeout(forget, pause).unref();
        else forget();
      });
      return made;
    },
  };
}
