import { tabStore } from '@jobharbor/shared/browser/storage';
import { splitAddress } from '@jobharbor/shared/remote/locale';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import { keepScrollPosition, type ScrollHold } from './keep-scroll-position.ts';

const storageKey = 'jh-scroll';
/** Maximum number of stored positions; browsers keep no more history entries of a tab. */
const maxEntries = 50;

/**
 * Records the scroll position of each history entry and restores it on back, forward, reload and on the way back from
 * signing in. A new page starts at the top; the same page in another language stays where it is.
 */
export function rememberScroll(navigation: ShellNavigation): () => void {
  const positions = load();
  let { key, pathname } = navigation.current();
  let held: ScrollHold | undefined;

  const record = () => {
    // While content loads, the browser clamps the scroll position of a page that has become too short.
    if (!held?.isHeld()) positions.set(key, window.scrollY);
  };
  const store = () => {
    record();
    tabStore.setItem(storageKey, JSON.stringify([...positions]));
  };
  const hold = (wanted: number) => {
    held?.end();
    held = keepScrollPosition(wanted);
  };

  const stop = navigation.subscribe(() => {
    const next = navigation.current();
    const isNewPage = next.pathname !== pathname;
    const isTranslation = isNewPage && isSamePage(pathname, next.pathname);
    const isReturn =
      navigation.kind() === 'pop' || (isNewPage && next.key !== key && positions.has(next.key));
    // A long list that is rendered next reads the position.
    if (isReturn) hold(positions.get(next.key) ?? 0);
    else if (isTranslation) hold(window.scrollY);
    const isHeldAnew = isReturn || isTranslation;
    // Until then the page before is shown, and its position is recorded.
    navigation.change().onCommit(() => {
      key = next.key;
      pathname = next.pathname;
      if (isHeldAnew || !isNewPage) return held?.start();
      held?.end();
      if (!next.hash) window.scrollTo(0, 0);
    });
    const [oldest = ''] = positions.keys();
    if (positions.size > maxEntries) positions.delete(oldest);
  });
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', store);
  const remembered = positions.get(key);
  if (remembered) {
    hold(remembered);
    held?.start();
  }

  return () => {
    stop();
    held?.end();
    window.removeEventListener('scroll', record);
    window.removeEventListener('pagehide', store);
  };
}

/** Whether two addresses are the same page and country in different languages. */
function isSamePage(one: string, other: string): boolean {
  const [before, after] = [splitAddress(one), splitAddress(other)];
  return before?.path === after?.path && before?.locale.country.key === after?.locale.country.key;
}

function load(): Map<string, number> {
  try {
    return new Map(JSON.parse(tabStore.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
