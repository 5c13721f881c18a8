/**
 * The scroll position in pixels that the shell restores on the way back to a page; undefined on the way to a new one. Older
 * shells do not tell which: then it is infinite.
 */
export function restoredPosition(): number | undefined {
  const { position, held } = document.documentElement.dataset;
  if (position !== undefined) return Number(position);
  return held === undefined ? undefined : Number.POSITIVE_INFINITY;
}
