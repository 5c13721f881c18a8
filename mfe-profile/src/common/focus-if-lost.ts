/**
 * As a `ref`: takes the focus when the element appears in the place of what had it, such as the button that was pressed. A
 * person who is elsewhere meanwhile stays there. The element must be focusable (`tabIndex={-1}`).
 */
export function focusIfLost(element: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.tagName === 'DIALOG') element?.focus();
}
