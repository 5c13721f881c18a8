const keyOf = (name: string, version: string) => `jh-running:${name}@${version}`;
const leaveEvents = ['pagehide', 'visibilitychange'];

/**
 * Records in the session storage that a version is about to run; the returned function removes the record. A page
 * cannot stop a script with an endless loop, but the next page of the tab finds the record that was left behind.
 */
export function trackRun(name: string, version: string): () => void {
  const key = keyOf(name, version);
  const end = () => {
    sessionStorage.removeItem(key);
    for (const event of leaveEvents) window.removeEventListener(event, end);
  };
  sessionStorage.setItem(key, '');
  for (const event of leaveEvents) window.addEventListener(event, end);
  return end;
}

const atStart = new Set(Object.keys(sessionStorage));

/** Whether this version blocked an earlier page of this tab. It is not run again in the tab. */
export const hasBlockedPage = (name: string, version: string): boolean => atStart.has(keyOf(name, version));
