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
