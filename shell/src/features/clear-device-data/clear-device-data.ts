import { deviceStorage } from '@jobharbor/shared/contracts/device-storage';

/**
 * Removes the stored data of the account `id` from this browser, by the owners in `deviceStorage`. Data of guests and of
 * other accounts stays.
 */
export function clearDeviceData(id: number): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) if (isOf(id, key, area)) storage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  }
  for (const { start, area } of deviceStorage)
    if (area === 'indexedDB') window.indexedDB?.deleteDatabase(start);
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
