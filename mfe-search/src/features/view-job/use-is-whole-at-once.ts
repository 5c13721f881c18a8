import { useDeferredValue } from 'react';
import { restoredPosition } from '../../common/restored-position.ts';
import { useIsHydrating } from '../../common/use-is-hydrating.ts';

/**
 * Whether a page renders whole in its first render: on the server, in hydration, and on the way back to it, since the
 * restored position of a page that grows would jump.
 */
export function useIsWholeAtOnce(): boolean {
  const isHydrating = useIsHydrating();
  return isHydrating || restoredPosition() !== undefined;
}

/**
 * False in the first render of a page that a tap opens, then true in a transition: the browser paints what is seen first
 * before the rest is rendered.
 */
export function useDeferredMount(): boolean {
  return useDeferredValue(true, useIsWholeAtOnce() ? undefined : false);
}
