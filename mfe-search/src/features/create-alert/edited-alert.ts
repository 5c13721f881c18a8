import { tabStore } from '@jobharbor/shared/browser/storage';

const key = 'jh-edited-alert';

/** The alert whose filters are being edited in this tab; null without one. */
export function readEditedAlert(): number | null {
  const id = Number(tabStore.getItem(key));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export function storeEditedAlert(id: number | null): void {
  if (id === null) tabStore.removeItem(key);
  else tabStore.setItem(key, String(id));
}
