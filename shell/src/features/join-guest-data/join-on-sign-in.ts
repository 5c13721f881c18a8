import { readDeviceApplications, readDeviceSaves } from '@jobharbor/shared/domain/guest';
import type { SessionState, SessionStore } from '@jobharbor/shared/session';

/** Hot titles that a guest left out on the home page. */
export const refusedTitlesKey = 'jh-refused-titles';

/**
 * Runs `join` whenever somebody signs in, and when somebody is signed in already while this browser still holds what a
 * guest saved, left out, or applied for elsewhere.
 */
export function joinOnSignIn(session: SessionStore, join: () => Promise<void>): () => void {
  const check = (before?: SessionState) => {
    const { status, user } = session.getState();
    if (status !== 'signed-in' || user.role !== 'jobseeker') return;
    const hasSignedIn = before !== undefined && (before.user === null || before.user.role === 'guest');
    if (!hasSignedIn && !holdsGuestData()) return;
    // What failed is tried again at the next sign-in or page.
    join().catch(() => undefined);
  };
  check();
  return session.subscribe((state, before) => {
    if (state.status !== before.status || state.user?.id !== before.user?.id) check(before);
  });
}

function holdsGuestData(): boolean {
  if (readDeviceSaves().length > 0 || readDeviceApplications(Date.now()).length > 0) return true;
  try {
    return (localStorage.getItem(refusedTitlesKey) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
