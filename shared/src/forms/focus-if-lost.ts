/**
 * A callback `ref`: focuses the element when it replaces the focused one, such as a pressed button. Does nothing if the
 * focus is elsewhere. The element must be focusable (`tabIndex={-1}`).
 */
export function focusIfLost(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.tagName === 'DIALOG') element?.focus();
}
