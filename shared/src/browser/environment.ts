/** What a browser tells of itself, checked: a value that is missing or unusable has a fallback. A check refuses other uses. */

/** Time zone of the device; undefined where the browser knows none, as `Etc/Unknown`, which its own formats refuse. */
export function deviceTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone || undefined;
  } catch {
    return undefined;
  }
}

/** 128 random bits in hex, as a key that nothing else has. `crypto.randomUUID` needs https, `getRandomValues` does not. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A channel to the other tabs; one that reaches nobody where the browser has none or refuses it. */
export function openChannel(name: string): BroadcastChannel {
  try {
    return new BroadcastChannel(name);
  } catch {
    const nobody = { name, postMessage() {}, close() {}, onmessage: null, onmessageerror: null };
    return Object.assign(new EventTarget(), nobody) as unknown as BroadcastChannel;
  }
}

/** Whether the browser knows that it has no network. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Calls `listener` when the network comes or goes. Returns the undo. */
export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the person wants to save data, where the browser tells. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};
