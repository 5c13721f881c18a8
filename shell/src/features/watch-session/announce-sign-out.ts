import { tabStore } from '@jobharbor/shared/browser/storage';

const storageKey = 'jh-signed-out';

/** Stores in the session storage that the person signed out, for the next document of this tab. */
export function storeSignOut(): void {
  // Without storage the next page shows no notice.
  try {
    tabStore.setItem(storageKey, '1');
  } catch {}
}

/** After a sign-out, shows the notice on the next page of the tab, and focuses its heading. */
export function announceSignOut(
  { announce }: { announce(title: string, place: HTMLElement): void },
  place: HTMLElement,
  notify: () => void,
): void {
  try {
    if (tabStore.getItem(storageKey) === null) return;
    tabStore.removeItem(storageKey);
  } catch {
    return;
  }
  announce(document.title, place);
  notify();
}
