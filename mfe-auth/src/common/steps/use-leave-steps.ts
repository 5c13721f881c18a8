import { useEffect, useEffectEvent, useRef } from 'react';
import type { Steps } from './steps.ts';

/** Milliseconds. */
const maxWait = 1_000;

/**
 * Leaves a page of steps from its first history entry, which the next page replaces. Back then leads to the page before
 * sign-in, and restores the position in a list.
 */
export function useLeaveSteps({
  depth,
  toStart,
}: Pick<Steps, 'depth' | 'toStart'>): (open: () => void) => void {
  const pending = useRef<(() => void) | null>(null);
  const openPending = useEffectEvent(() => {
    const open = pending.current;
    pending.current = null;
    open?.();
  });
  useEffect(() => {
    if (depth === 0) openPending();
  }, [depth]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (open) => {
    if (depth === 0) return open();
    pending.current = open;
    toStart();
    // A browser ignores a step back beyond its history.
    timer.current = setTimeout(openPending, maxWait);
  };
}
