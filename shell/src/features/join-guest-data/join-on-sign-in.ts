import { localStore } from '@jobharbor/shared/browser/storage';
import { readDeviceApplications, readDeviceSaves, readHiddenJobs } from '@jobharbor/shared/domain/guest';
import type { SessionState, SessionStore } from '@jobharbor/shared/session';

/** Hot titles that a guest hid on the home page. */
export const refusedTitlesKey = 'jh-refused-titles';

/** Runs `join` on every sign-in, and at the start if somebody is signed in and this browser still stores guest data. */
export function joinOnSignIn(session: SessionStore, join: () => Promise<void>): () => void {
  const check = (before?: SessionState) => {
    const { status, user } = session.getState();
    if (status !== 'signed-in' || user.role !== 'jobseeker') return;
    const hasSignedIn = before !== undefined && (before.user === null || before.user.role === 'guest');
    if (!hasSignedIn && !holdsGuestData()) return;
    // A failure is retried at the next sign-in or page load.
    join().catch(() => undefined);
  };
  check();
  return session.subscribe((state, before) => {
    if (state.status !== before.status || state.user?.id !== before.user?.id) check(before);
  });
}

/** Jobs that a guest began to apply for in this browser. */
export function guestDraftJobs(): number[] {
  try {
    return localStore.keys().flatMap((key) => {
      const id = Number(/^jh-draft:apply:guest:(\d+)$/.exec(key)?.[1]);
      return id > 0 ? [id] : [];
    });
  } catch {
    return [];
  }
}

function holdsGuestData(): boolean {
  if (
    readDeviceSaves().length > 0 ||
    readHiddenJobs().length > 0 ||
    readDeviceApplications(Date.now()).length > 0
  )
    return true;
  if (guestDraftJobs().length > 0) return true;
  try {
    return (localStore.getItem(refusedTitlesKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
