/**
 * Polyfills modal dialogs, popovers and media queries in jsdom as far as tests need them: opening, closing, Escape,
 * outside click, focus restoration. `phone` answers every media query: true where panels open as sheets. Returns its
 * undo.
 */
export function installNativeOverlays({ phone = false }: { phone?: boolean } = {}): () => void {
  const stops = new AbortController();
  const { signal } = stops;
  const openers = new WeakMap<HTMLElement, HTMLElement>();
  const popovers: HTMLElement[] = [];

  const returnFocus = (element: HTMLElement) => openers.get(element)?.focus();
  const remember = (element: HTMLElement) => {
    if (document.activeElement instanceof HTMLElement) openers.set(element, document.activeElement);
  };
  const toggled = (element: HTMLElement, newState: 'open' | 'closed') => {
    element.style.display = newState === 'open' ? 'block' : '';
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  const hide = (element: HTMLElement) => {
    const index = popovers.indexOf(element);
    if (index < 0) return;
    popovers.splice(index, 1);
    toggled(element, 'closed');
  };

  const dialog = {
    showModal(this: HTMLDialogElement) {
      remember(this);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
      returnFocus(this);
    },
  };
  const popover = {
    showPopover(this: HTMLElement) {
      for (const other of [...popovers]) hide(other);
      remember(this);
      popovers.push(this);
      toggled(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      const heldFocus = this.contains(document.activeElement);
      hide(this);
      if (heldFocus) returnFocus(this);
    },
  };
  Object.assign(HTMLDialogElement.prototype, dialog);
  Object.assign(HTMLElement.prototype, popover);
  window.matchMedia = (media) => answerMedia(media, phone);
  listenToOverlays(popovers, hide, signal);
  return () => stops.abort();
}

const answerMedia = (media: string, matches: boolean): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

/** Clicks on openers, clicks outside and Escape. `popovers` are the open ones. */
function listenToOverlays(
  popovers: readonly HTMLElement[],
  hide: (popover: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (event.defaultPrevented || !target) return;
    if (popovers.includes(target)) target.hidePopover();
    else target.showPopover();
  };
  const dismiss = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[popovertarget]')) return;
    for (const open of [...popovers]) if (!open.contains(target)) hide(open);
  };
  const pressEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const modal = [...document.querySelectorAll('dialog')].findLast((element) => element.open);
    if (popovers.length > 0) popovers.at(-1)?.hidePopover();
    else if (modal?.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
  };
  document.addEventListener('click', press, { signal });
  document.addEventListener('pointerdown', dismiss, { signal });
  document.addEventListener('keydown', pressEscape, { signal });
}
