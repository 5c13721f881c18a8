import { matchesMedia, onMediaChange } from '@jobharbor/shared/browser/media';
import { useSyncExternalStore } from 'react';

/** Whether a media query matches. This remote is not rendered on the server, so hydration need not agree. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => onMediaChange(query, notify),
    () => matchesMedia(query),
    () => false,
  );
}
