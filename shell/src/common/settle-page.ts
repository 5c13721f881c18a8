/**
 * Sets `data-settled` on `<html>`. Rules that look from the root for something open (`:has`) wait for it. With them
 * each element that a starting page adds restyles the root.
 */
export function settlePage(): void {
  document.documentElement.dataset.settled = '';
}

/** Settles the page with the first press or key, so that what it opens finds those rules. */
export function settleOnInput(): void {
  for (const type of ['click', 'keydown'])
    document.addEventListener(type, settlePage, { capture: true, once: true });
}
