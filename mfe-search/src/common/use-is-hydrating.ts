import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether this is the render of the server, or of its hydration. Unlike `useIsHydrated` it causes no second render. */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // Only the server and hydration ask for the server's snapshot.
  useSyncExternalStore(
    neverChanges,
    () => null,
    () => {
      isHydrating = true;
      return null;
    },
  );
  return isHydrating;
}
