import { deviceOwnerKey } from '@jobharbor/shared/contracts/device-storage';
import type { SessionState, SessionStore } from '@jobharbor/shared/session';

/**
 * Keeps apart what two people leave in one browser. Who signs in finds nothing of the one before, also where that one's
 * session expired; the same person finds everything. After signing out in one tab, each other tab clears its own, too.
 * `settled` resolves when nothing of somebody else is left.
 */
export function separatePeople(
  session: SessionStore,
  clear: (id: number) => Promise<void>,
): { settled: () => Promise<void> } {
  let clearing = Promise.resolve();
  const follow = ({ status, user }: SessionState, before?: SessionState) => {
    const owner = readOwner();
    if (status === 'signed-in') {
      // Without the script that clears it is tried again at the next page.
      if (owner === null || owner === user.id) writeOwner(user.id);
      else
        clearing = clear(owner).then(
          () => writeOwner(user.id),
          () => undefined,
        );
    } else if (status === 'guest' && before?.user && owner === null)
      clearing = clear(before.user.id).catch(() => undefined);
  };
  follow(session.getState());
  session.subscribe(follow);
  return { settled: () => clearing };
}

function readOwner(): number | null {
  try {
    return Number(localStorage.getItem(deviceOwnerKey)) || null;
  } catch {
    return null;
  }
}

function writeOwner(id: number): void {
  try {
    localStorage.setItem(deviceOwnerKey, String(id));
  } catch {
    // Then nothing else is stored either.
  }
}
