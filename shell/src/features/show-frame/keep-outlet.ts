/**
 * Keeps the outlet's element, with everything mounted in it, when React renders the frame again. It moves the element
 * into the new frame and restores its focus.
 */
export function createKeepOutlet(outlet: HTMLElement): (place: HTMLElement | null) => void {
  let focused: unknown;
  document.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  return (place) => {
    if (!place || outlet.parentElement === place) return;
    place.replaceChildren(outlet);
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus && focused instanceof HTMLElement && outlet.contains(focused))
      focused.focus({ preventScroll: true });
  };
}
