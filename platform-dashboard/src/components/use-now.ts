import { useSyncExternalStore } from 'react';

const every = 10_000;

const follow = (listener: () => void) => {
  const timer = setInterval(listener, every);
  return () => clearInterval(timer);
};

/** The present in seconds, in steps of ten: ages on the page grow without being asked for again. */
export const useNow = (): number =>
  useSyncExternalStore(follow, () => Math.floor(Date.now() / every) * (every / 1_000));
