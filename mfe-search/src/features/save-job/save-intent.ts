const key = 'jh-save-intent';
const goodFor = 1_800_000;

/** Remembers for half an hour, in this tab, what a guest wanted to save before signing in. */
export function keepSaveIntent(jobId: number, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ jobId, at: now }));
  } catch {
    // Without storage the person presses once more.
  }
}

/** What was to be saved, once. */
export function takeSaveIntent(now = Date.now()): number | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (typeof kept !== 'object' || kept === null || !('jobId' in kept) || !('at' in kept)) return undefined;
    const { jobId, at } = kept;
    return typeof jobId === 'number' && typeof at === 'number' && now - at < goodFor ? jobId : undefined;
  } catch {
    return undefined;
  }
}
