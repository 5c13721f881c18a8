import { matchesMedia, onMediaChange } from '@jobharbor/shared/browser/media';
import { useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server and while its page hydrates. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => onMediaChange(query, notify),
    () => matchesMedia(query),
    () => false,
  );
}
