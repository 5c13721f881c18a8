import type { ShellNavigation } from '../../common/create-navigation.ts';

const storageKey = 'jh-scroll';
const waitForContent = 1_000;
/** Browsers keep no more history entries of a tab. */
const mostEntries = 50;

/**
 * Records the scroll position of each history entry and restores it on back, forward and reload, as soon as the page is
 * tall enough. A new address starts at the top.
 */
export function rememberScroll(navigation: ShellNavigation): () => void {
  const positions = load();
  let key = navigation.current().key;
  let path = navigation.current().pathname;

  const record = () => {
    positions.set(key, window.scrollY);
  };
  const store = () => {
    record();
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  };
  const restore = (wanted: number) => {
    const until = performance.now() + waitForContent;
    const attempt = () => {
      window.scrollTo(0, wanted);
      if (Math.abs(window.scrollY - wanted) > 2 && performance.now() < until) requestAnimationFrame(attempt);
    };
    attempt();
  };

  const stop = navigation.subscribe(() => {
    const next = navigation.current();
    const isNewPage = next.pathname !== path;
    key = next.key;
    path = next.pathname;
    if (navigation.kind() === 'pop') restore(positions.get(key) ?? 0);
    else if (navigation.kind() === 'push' && isNewPage && !next.hash) window.scrollTo(0, 0);
    const [oldest = ''] = positions.keys();
    if (positions.size > mostEntries) positions.delete(oldest);
  });
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', store);
  const remembered = positions.get(key);
  if (remembered) restore(remembered);

  return () => {
    stop();
    window.removeEventListener('scroll', record);
    window.removeEventListener('pagehide', store);
  };
}

function load(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
