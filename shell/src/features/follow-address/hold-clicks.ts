/** A button that only a script answers; the browser itself opens popovers and submits forms. */
const scripted = 'button[type="button"]:not([popovertarget])';

export interface HeldClicks {
  /** Repeats the clicks on buttons whose React root exists now. */
  replay(): void;
  stop(): void;
}

/**
 * Holds clicks on buttons of a server-rendered page that come before `hydrateRoot`, which would be lost; from then on
 * React itself replays them. Several clicks on one button count once. Links need none of this.
 */
export function holdClicks(): HeldClicks {
  const held = new Set<HTMLElement>();
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (button && !hasReactRoot(button)) held.add(button);
  };
  document.addEventListener('click', onClick, true);
  return {
    replay() {
      for (const button of held) {
        if (!hasReactRoot(button)) continue;
        held.delete(button);
        if (button.isConnected) button.click();
      }
    },
    stop: () => document.removeEventListener('click', onClick, true),
  };
}

/** React marks the element of a root. */
const hasReactRoot = (element: Element): boolean =>
  Object.keys(element.closest('[data-remote], #jh-root') ?? {}).some((key) =>
    key.startsWith('__reactContainer$'),
  );
