import type { ShellLocation } from '@jobharbor/shared/remote';
import type { PendingChange } from '../../common/create-navigation.ts';

/** Restores the address of the page that is shown, `location`, and drops the pending change. */
export function stayOnPage(location: ShellLocation, change: PendingChange): void {
  const { pathname, search, hash, key, state } = location;
  const path = pathname + search + hash;
  if (change.kind === 'push') {
    change.ignoresPop = true;
    history.back();
  } else if (change.kind === 'replace') history.replaceState({ key, state }, '', path);
  // The direction of a pop is unknown: the page becomes the newest entry.
  else if (change.kind === 'pop') history.pushState({ key, state }, '', path);
  change.kind = undefined;
}
