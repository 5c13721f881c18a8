export interface PollOptions {
  /** Milliseconds between two calls. */
  interval: number;
  /** Called with the error of a call that rejected; polling goes on. */
  onError(error: unknown): void;
  /** Starts with a call instead of waiting for an interval. */
  isAtOnce?: boolean;
}

/**
 * Calls `work` every `interval` ms, never two at once: while a call is under way none is begun. It does so without keeping the process alive. Returns a function that stops
 * it and resolves once a call under way has ended.
 */
export function poll(
  work: () => Promise<unknown>,
  { interval, onError, isAtOnce = false }: PollOptions,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const begin = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  if (isAtOnce) begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
