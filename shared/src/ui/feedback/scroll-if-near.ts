/**
 * Scrolls an element that appears at the edge of the window, or behind the tab bar, into view, clear of header and tab bar
 * (`scroll-padding`). One that is further away does not move the page: the person is not at it.
 */
export function scrollIfNear(element: HTMLElement | null): void {
  if (!element?.scrollIntoView) return;
  const { top, bottom } = element.getBoundingClientRect();
  const reach = window.innerHeight / 4;
  if (top < window.innerHeight + reach && bottom > -reach) element.scrollIntoView({ block: 'nearest' });
}
