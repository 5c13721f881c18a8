/**
 * Holds clicks on buttons of a server-rendered page that come before `hydrateRoot`, which would be lost; from then on
 * React itself replays them. Several clicks on one button count once. Links need none of this, nor what the browser
 * itself answers: popovers and forms. The returned function repeats the clicks on buttons whose React root exists now.
 */
export function holdClicks(): () => void {
  const held = new Set<HTMLElement>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
      if (button && !hasReactRoot(button)) held.add(button);
    },
    true,
  );
  return () => {
    for (const button of held) if (hasReactRoot(button) && held.delete(button)) button.click();
  };
}

/** React marks the element of a root. */
const hasReactRoot = (element: Element): boolean =>
  Object.keys(element.closest('[data-remote],#jh-root') ?? {}).some((key) => key.startsWith('__reactC'));
