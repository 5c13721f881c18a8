import { useSyncExternalStore } from 'react';

/** Whether a media query fits now. Chats are drawn in the browser only, so that there is no other answer to agree with. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', notify);
      return () => media?.removeEventListener('change', notify);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
