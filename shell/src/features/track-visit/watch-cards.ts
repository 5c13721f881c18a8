import { createVisibilityObserver } from '@jobharbor/shared/browser/create-visibility-observer';

/** Attributes of a job's link: see the section on counting in `shell/README.md`. */
export interface ShownJob {
  job_id: number;
  reco_from?: string;
  query_id?: string;
}

const seenAfter = 1_000;
const scanAfter = 300;

/** The job of a card's link, with the list that contains it. */
export function shownJob(link: HTMLElement): ShownJob | undefined {
  const job_id = Number(link.dataset.job);
  if (!Number.isSafeInteger(job_id) || job_id <= 0) return undefined;
  const list = link.closest<HTMLElement>('[data-list]')?.dataset;
  return {
    job_id,
    ...(list?.list && { reco_from: list.list }),
    ...(list?.queryId && { query_id: list.queryId }),
  };
}

export interface CardWatcher {
  /** At least half of the card was visible for a second. May be called again for the same card. */
  onSeen(job: ShownJob): void;
  /** Called with the lists and their searches, whenever the page has changed. */
  onList(list: HTMLElement): void;
}

/** Observes the cards below `root`, later ones included. The returned function stops it. */
export function watchCards(root: HTMLElement, { onSeen, onList }: CardWatcher): () => void {
  const links = new WeakMap<Element, HTMLElement>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const forget = (card: Element) => {
    clearTimeout(timers.get(card));
    timers.delete(card);
  };
  const sight = createVisibilityObserver(
    (card, isInView) => {
      forget(card);
      if (!isInView) return;
      timers.set(
        card,
        setTimeout(() => {
          timers.delete(card);
          const link = links.get(card);
          const job = link && document.visibilityState === 'visible' ? shownJob(link) : undefined;
          if (job) onSeen(job);
        }, seenAfter),
      );
    },
    { threshold: 0.5 },
  );
  const scan = () => {
    for (const link of root.querySelectorAll<HTMLElement>('[data-job]')) {
      const card = link.closest('article') ?? link;
      if (links.has(card)) continue;
      links.set(card, link);
      sight.observe(card);
    }
    for (const list of root.querySelectorAll<HTMLElement>('[data-list][data-query]')) onList(list);
  };
  let scanning: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    scanning ??= setTimeout(() => {
      scanning = undefined;
      scan();
    }, scanAfter);
  });
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-job', 'data-query-id'],
  });
  scan();
  return () => {
    changes.disconnect();
    sight.disconnect();
    clearTimeout(scanning);
    for (const card of timers.keys()) forget(card);
  };
}
