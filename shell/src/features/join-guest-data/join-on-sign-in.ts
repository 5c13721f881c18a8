import { readDeviceApplications, readDeviceSaves } from '@jobharbor/shared/domain/guest';
import type { SessionStore } from '@jobharbor/shared/session';

/** Runs `join` whenever somebody is signed in while this browser still holds what a guest saved, or applied for elsewhere. */
export function joinOnSignIn(session: SessionStore, join: () => Promise<void>): () => void {
  const check = () => {
    const { status, user } = session.getState();
    if (status !== 'signed-in' || user.role !== 'jobseeker') return;
    if (readDeviceSaves().length === 0 && readDeviceApplications(Date.now()).length === 0) return;
    // What failed is tried again at the next sign-in or page.
    join().catch(() => undefined);
  };
  check();
  return session.subscribe((state, before) => {
    if (state.status !== before.status || state.user?.id !== before.user?.id) check();
  });
}
