/** Whether a media query matches; false where the browser does not know. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query)?.matches === true;

/** Calls `listener` when a media query begins or ceases to match. Returns the undo. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}
