/** A promise that a test resolves: `await latch.released` waits for `latch.release()`. */
export function latch<T = void>(): { released: Promise<T>; release(value: T): void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { released: promise, release: resolve };
}
