export interface PollOptions {
  /** Milliseconds between two calls. */
  interval: number;
  /** Called with the error of a rejected call; polling continues. */
  onError(error: unknown): void;
  /** Starts with a call instead of waiting for an interval. */
  isAtOnce?: boolean;
}

/**
 * Calls `work` every `interval` ms, never two at once: a tick during a call is skipped. The timer does not keep the
 * process alive. Returns a function that stops it and resolves once a running call has ended.
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
