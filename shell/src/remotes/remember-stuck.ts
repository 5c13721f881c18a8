const keyOf = (name: string, version: string) => `jh-running:${name}@${version}`;
const leaving = ['pagehide', 'visibilitychange'];

/**
 * Nothing in a page can end a script that never does. But what is about to run is written down, and crossed out when
 * it ran, failed, or the person left: what a later page of the tab finds written has blocked the one before.
 */
export function markStart(name: string, version: string): () => void {
  const key = keyOf(name, version);
  const end = () => {
    sessionStorage.removeItem(key);
    for (const event of leaving) window.removeEventListener(event, end);
  };
  sessionStorage.setItem(key, '');
  for (const event of leaving) window.addEventListener(event, end);
  return end;
}

const atStart = new Set(Object.keys(sessionStorage));

/** Whether this version blocked an earlier page of this tab: it is not run in the tab again. */
export const wasStuck = (name: string, version: string): boolean => atStart.has(keyOf(name, version));
