/**
 * Keeps the outlet's element, with all that is mounted in it, through a frame that React renders anew: moves it to where the
 * new frame has its place, and gives it back the focus that it had.
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
