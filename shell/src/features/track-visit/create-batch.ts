export interface BatchOptions<T> {
  send(items: T[]): void;
  /** Milliseconds after the first item. */
  maxWait: number;
  maxItems: number;
}

export interface Batch<T> {
  add(item: T): void;
  /** Sends the collected items at once, e.g. when the page is left. */
  flush(): void;
  /** Drops the collected items, e.g. when consent is withdrawn. */
  clear(): void;
}

/** Batches items and sends them together. */
export function createBatch<T>({ send, maxWait, maxItems }: BatchOptions<T>): Batch<T> {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = items;
    items = [];
    return taken;
  };
  const flush = () => {
    const taken = take();
    if (taken.length > 0) send(taken);
  };
  return {
    add(item) {
      items.push(item);
      if (items.length >= maxItems) flush();
      else timer ??= setTimeout(flush, maxWait);
    },
    flush,
    clear: () => void take(),
  };
}
