import { localStore } from '@jobharbor/shared/browser/storage';
import { deviceOwnerKey } from '@jobharbor/shared/contracts/browser/device-storage';
import type { SessionState, SessionStore } from '@jobharbor/shared/session';

/**
 * Separates the data of two people in one browser. A new account finds nothing of the previous one, even if its session
 * expired. The same account finds everything. After a sign-out in one tab, the other tabs clear theirs, too. `settled`
 * resolves when nothing of another person is left.
 */
export function separateAccounts(
  session: SessionStore,
  clear: (id: number) => Promise<void>,
): { settled: () => Promise<void> } {
  let clearing = Promise.resolve();
  const follow = ({ status, user }: SessionState, before?: SessionState) => {
    const owner = readOwner();
    if (status === 'signed-in') {
      // If its script does not load, the next page retries.
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
  return Number(localStore.getItem(deviceOwnerKey)) || null;
}

const writeOwner = (id: number): void => void localStore.setItem(deviceOwnerKey, String(id));
