import type { Services } from '../services/create-services.ts';

/** How long what is known of the served set is good for. */
const goodFor = 5_000;
/** How long a navigation waits to know better. */
const longestWait = 250;

/**
 * An open page learns of another set when somebody is about to go on, and goes on in it: as a document load, which the
 * history takes for the very step that it was. Not while unsaved work is held; until then this set goes on working.
 */
export function followServedSet(
  { servedSet, navigation, lease }: Pick<Services, 'servedSet' | 'navigation' | 'lease'>,
  loadDocument = () => window.location.reload(),
): () => void {
  let asking: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(goodFor);
      const answer = await fetch('/discovery.json', { cache: 'no-cache', signal });
      servedSet.learn(answer.headers.get('x-jobharbor-set'));
    } catch {
      // Out of reach: the page goes on with what it has.
    }
  };
  const learn = (): Promise<void> => {
    if (servedSet.age() < goodFor) return Promise.resolve();
    if (performance.now() - askedAt > goodFor || !asking) {
      askedAt = performance.now();
      asking = ask();
    }
    return asking;
  };

  navigation.guard((show) => {
    const decide = () => {
      if (servedSet.isOther() && !lease.isHeld()) loadDocument();
      else show();
    };
    if (servedSet.age() < goodFor) return decide();
    const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
    void Promise.race([learn(), waited]).then(decide);
  });

  const onHint = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    if (anchor?.href.startsWith(window.location.origin)) void learn();
  };
  const hints = ['pointerover', 'pointerdown', 'focusin'];
  for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
  return () => {
    for (const hint of hints) document.removeEventListener(hint, onHint);
  };
}
