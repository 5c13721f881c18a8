/** Whether an earlier document of this tab has stored a change that waits for signing in (`held-change.ts`). */
export function hasPendingChange(): boolean {
  try {
    return sessionStorage.getItem('jh-held-change') !== null;
  } catch {
    return false;
  }
}
