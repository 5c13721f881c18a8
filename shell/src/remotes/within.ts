/** Rejects with the name of what took longer than `ms`. The work itself is not stopped: nothing in a browser could. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
