import type { EntryLocation, PendingChange } from '../../common/create-navigation.ts';

/** Restores the history entry of the page that is shown, `location`, and drops the pending change. */
export function stayOnPage(location: EntryLocation, change: PendingChange): void {
  const { pathname, search, hash, key, state, index = 0 } = location;
  const path = pathname + search + hash;
  const entry: { index?: number } = history.state;
  const distance = index - (entry.index ?? 0);
  if (change.kind === 'replace') history.replaceState({ ...entry, key, state }, '', path);
  else if (distance !== 0) {
    change.ignoresPop = true;
    history.go(distance);
  }
  // An entry of an older version of the shell, whose position is unknown: the page becomes the newest entry.
  else history.pushState({ key, state, index: index + 1 }, '', path);
  change.kind = undefined;
}
