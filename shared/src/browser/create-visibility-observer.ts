/** Tells `listener` when an observed element enters or leaves the view; never where the browser does not know. */
export function createVisibilityObserver(
  listener: (element: Element, isSeen: boolean) => void,
  options: IntersectionObserverInit,
): Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  if (!('IntersectionObserver' in window)) return { observe() {}, unobserve() {}, disconnect() {} };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listener(target, isIntersecting);
  }, options);
}
