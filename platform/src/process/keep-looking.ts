export interface LookingOptions {
  /** Milliseconds between two looks; one that takes longer puts the next off. */
  interval: number;
  /** Hears of a look that failed; the next is made all the same. */
  onError(error: unknown): void;
  /** The first look is now, and not an interval later. */
  isAtOnce?: boolean;
}

/** Looks again and again without holding the process up. What it returns ends that, after the look under way. */
export function keepLooking(
  look: () => Promise<unknown>,
  { interval, onError, isAtOnce = false }: LookingOptions,
): () => Promise<void> {
  let looking: Promise<unknown> = isAtOnce ? look().catch(onError) : Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onError);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
