const storageKey = 'jh-signed-out';

/** Leaves word for the next document of this tab that the person signed out. */
export function rememberSignOut(): void {
  // Storage may be forbidden: then the page comes without the word.
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {}
}

/** After signing out, tells so on the page that the tab then loaded, and moves the focus to its heading. */
export function announceSignOut(
  { announce }: { announce(title: string, place: HTMLElement): void },
  place: HTMLElement,
  notify: () => void,
): void {
  try {
    if (sessionStorage.getItem(storageKey) === null) return;
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
  announce(document.title, place);
  notify();
}
