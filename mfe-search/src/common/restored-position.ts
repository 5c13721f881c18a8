/**
 * The scroll position in pixels, as text, that the shell restores on the way back to a page; undefined on the way to a new
 * one, and of older shells.
 */
export const restoredPosition = (): string | undefined => document.documentElement.dataset.position;
