import { hasReactRoot } from '../../common/has-react-root.ts';

/** Milliseconds after which a link without a React root is followed as without script. */
const maxHold = 2_000;

/**
 * Holds clicks on buttons, and on a remote's links, of a server-rendered page before `hydrateRoot`, since they would
 * miss their React handlers. From then on React itself replays them. Several clicks on one element count once. Not held
 * is what the browser itself answers (popovers, forms, clicks for another tab), nor links for longer than {@link
 * maxHold}. The returned function repeats the clicks on elements whose React root exists now.
 */
export function holdClicks(): () => void {
  const held = new Set<HTMLElement>();
  let links = ',[data-remote] a:not([target])';
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || isForAnotherTab(event)) return;
      const pressed = target.closest<HTMLElement>(`button[type=button]:not([popovertarget])${links}`);
      if (!pressed || hasReactRoot(pressed)) return;
      held.add(pressed);
      event.preventDefault();
    },
    true,
  );
  const repeat = () => {
    for (const pressed of held)
      if (hasReactRoot(pressed) || (!links && pressed.matches('a'))) held.delete(pressed) && pressed.click();
  };
  setTimeout(() => {
    links = '';
    repeat();
  }, maxHold);
  return repeat;
}

/** Whether the browser opens the link of this click in another tab or window, or saves it. */
export const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
