import { useSyncExternalStore } from 'react';

const every = 10_000;

const follow = (listener: () => void) => {
  const timer = setInterval(listener, every);
  return () => clearInterval(timer);
};

/** Current time in seconds, updated every ten seconds, so that relative times on the page stay true without a request. */
export const useNow = (): number =>
  useSyncExternalStore(follow, () => Math.floor(Date.now() / every) * (every / 1_000));
