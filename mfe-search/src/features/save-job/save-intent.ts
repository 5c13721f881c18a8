const key = 'jh-save-intent';
const validFor = 1_800_000;

/** Stores in this tab, for half an hour, which job a guest wanted to save before signing in. */
export function storeSaveIntent(jobId: number, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ jobId, at: now }));
  } catch {
    // Without storage the person saves again after signing in.
  }
}

/** Id of the job to save; removes it, so that it is saved only once. */
export function takeSaveIntent(now = Date.now()): number | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (typeof stored !== 'object' || stored === null || !('jobId' in stored) || !('at' in stored))
      return undefined;
    const { jobId, at } = stored;
    return typeof jobId === 'number' && typeof at === 'number' && now - at < validFor ? jobId : undefined;
  } catch {
    return undefined;
  }
}
