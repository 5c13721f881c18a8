import { abortAfter } from '@jobharbor/shared/browser/abort-after';
import type { DirtyLease } from '@jobharbor/shared/remote';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import type { ServedSet } from '../../common/create-served-set.ts';

/** Milliseconds for which a recorded set id is fresh. */
const maxAge = 5_000;
/** Longest delay of a navigation while the set id is requested. */
const maxDelay = 250;

interface PageServices {
  servedSet: ServedSet;
  navigation: Pick<ShellNavigation, 'guard'>;
  lease: DirtyLease & { isHeld(): boolean };
}

/**
 * Switches an open page to a newly served set at the next navigation, by loading the new address as a document. The
 * history records it as the same step. While unsaved work is held, the page continues with its own set.
 */
export function followServedSet(
  { servedSet, navigation, lease }: PageServices,
  loadDocument = () => window.location.reload(),
): () => void {
  let request: Promise<void> | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;

  const fetchSet = async () => {
    try {
      const signal = abortAfter(maxAge);
      const answer = await fetch('/discovery.json', { cache: 'no-cache', signal });
      servedSet.record(answer.headers.get('x-jobharbor-set'));
    } catch {
      // Gateway unreachable: the page keeps its set.
    }
  };
  const refresh = (): Promise<void> => {
    if (servedSet.age() < maxAge) return Promise.resolve();
    if (performance.now() - requestedAt > maxAge || !request) {
      requestedAt = performance.now();
      request = fetchSet();
    }
    return request;
  };

  navigation.guard((show) => {
    const decide = () => {
      if (servedSet.isOther() && !lease.isHeld()) loadDocument();
      else show();
    };
    if (servedSet.age() < maxAge) return decide();
    const timeout = new Promise((resolve) => setTimeout(resolve, maxDelay));
    void Promise.race([refresh(), timeout]).then(decide);
  });

  const onIntent = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null;
    // The `href` of a link in a drawing is an object.
    if (String(anchor?.href).startsWith(window.location.origin)) void refresh();
  };
  const intents = ['pointerover', 'pointerdown', 'focusin'];
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
