import { tabStore } from '@jobharbor/shared/browser/storage';

const keyOf = (name: string, version: string) => `jh-running:${name}@${version}`;
const leaveEvents = ['pagehide', 'visibilitychange'];
const minute = 60_000;
/** Milliseconds without a version after it blocked a page, by earlier blocks: 2 minutes, 30 minutes, 7.5 hours. */
const pauseAfter = (count: number) => 2 * minute * 15 ** count;

interface Mark {
  /** When the version began to run, in milliseconds since 1970. */
  at: number;
  /** How often it had blocked a page then. */
  count: number;
}

/**
 * Records in the session storage that a version is about to run; the returned function removes the record. A page
 * cannot stop a script with an endless loop, but the next page of the tab finds the record that was left behind. A browser
 * that ends a tab leaves one, too, so that a record has an age.
 */
export function trackRun(name: string, version: string): () => void {
  const key = keyOf(name, version);
  const end = () => {
    tabStore.removeItem(key);
    for (const event of leaveEvents) window.removeEventListener(event, end);
  };
  const mark: Mark = { at: Date.now(), count: (atStart.get(key)?.count ?? -1) + 1 };
  tabStore.setItem(key, `${mark.count}:${mark.at}`);
  for (const event of leaveEvents) window.addEventListener(event, end);
  return end;
}

/** Marks that earlier pages of the tab left. Those of older shells are empty. */
function readMarks(): Map<string, Mark> {
  const keys = tabStore.keys().filter((key) => key.startsWith('jh-running:'));
  return new Map(
    keys.map((key) => {
      const [count, at] = (tabStore.getItem(key) ?? '').split(':').map(Number);
      return [key, { count: count || 0, at: at || 0 }];
    }),
  );
}
const atStart = readMarks();

/** Whether this version blocked an earlier page of this tab lately. It is run again after a pause, or when asked for. */
export function hasBlockedPage(name: string, version: string): boolean {
  const mark = atStart.get(keyOf(name, version));
  if (!mark) return false;
  const age = Date.now() - mark.at;
  return age >= 0 && age < pauseAfter(mark.count);
}

/** Lets versions run that blocked a page, since the person asks for them again. */
export const forgetBlocked = (): void => atStart.clear();
