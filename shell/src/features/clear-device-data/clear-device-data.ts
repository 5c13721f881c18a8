import { localStore, tabStore } from '@jobharbor/shared/browser/storage';
import { unsubscribeBrowser } from '@jobharbor/shared/browser/web-push';
import { deviceStorage } from '@jobharbor/shared/contracts/browser/device-storage';

/**
 * Removes the stored data of the account `id` from this browser, by the owners in `deviceStorage`, and ends its push
 * notifications. Data of guests and of other accounts stays.
 */
export function clearDeviceData(id: number): void {
  const stores = { localStorage: localStore, sessionStorage: tabStore };
  for (const [area, store] of Object.entries(stores))
    for (const key of store.keys()) if (isOf(id, key, area)) store.removeItem(key);
  for (const { start, area } of deviceStorage) if (area === 'indexedDB') deleteDatabase(start);
  // Privacy settings refuse service workers, too.
  void unsubscribeBrowser().catch(() => undefined);
}

/** Privacy settings block databases, and the first access throws then: nothing was stored either. */
function deleteDatabase(name: string): void {
  try {
    window.indexedDB.deleteDatabase(name);
  } catch {}
}

function isOf(id: number, key: string, area: string): boolean {
  const entry = deviceStorage.find((one) => one.area === area && key.startsWith(one.start));
  switch (entry?.owner) {
    case 'visitor':
      return true;
    case 'person': {
      const owner = key.split(':')[entry.idAt ?? 0];
      return entry.idAt === undefined || owner === undefined || owner === String(id);
    }
    default:
      return false;
  }
}
