import type { ShellNavigation } from './create-navigation.ts';

const storageKey = 'jh-scroll';
const waitForContent = 1_000;
/** Browsers themselves keep no more steps of a tab. */
const mostEntries = 50;

/**
 * Remembers how far each entry of the history was scrolled and brings it back on back, forward and reload, as soon as
 * the page is tall enough again. A new address starts at its top.
 */
export function rememberScroll(navigation: ShellNavigation): () => void {
  const positions = load();
  let key = navigation.current().key;
  let path = navigation.current().pathname;

  const note = () => {
    positions.set(key, window.scrollY);
  };
  const store = () => {
    note();
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
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', store);
  const remembered = positions.get(key);
  if (remembered) restore(remembered);

  return () => {
    stop();
    window.removeEventListener('scroll', note);
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
