/** A gate that a test opens when it wants: `await gate.opened` waits for `gate.open()`. */
export function gate<T = void>(): { opened: Promise<T>; open(value: T): void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { opened: promise, open: resolve };
}
