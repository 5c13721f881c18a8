import { storeCampaign } from '@jobharbor/shared/domain/campaign';
import type { HttpClient } from '@jobharbor/shared/http';
import { type EventBus, type Navigation, splitAddress } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import type { TrackingConsent } from '../../common/tracking-consent.ts';
import { createBatch } from './create-batch.ts';
import { type PageName, pageName } from './page-name.ts';
import { sendReports, type TrackedEvent } from './send-reports.ts';
import { type ShownJob, shownJob, watchCards } from './watch-cards.ts';

export interface VisitServices {
  http: HttpClient;
  navigation: Pick<Navigation, 'current' | 'subscribe'>;
  registry: Pick<RemoteRegistry, 'match'>;
  events: Pick<EventBus, 'on'>;
  consent: Pick<TrackingConsent, 'isGiven'>;
  root: HTMLElement;
  /** Called before the first item is collected: the transport cannot be loaded any more when the page is left. */
  preloadTransport(): void;
}

const maxWait = 10_000;
const maxItems = 50;
/** Milliseconds within which an event of the same name counts once. */
const throttle = 1_000;
const rememberedCards = 5_000;

type What = TrackedEvent extends infer One ? (One extends unknown ? Omit<One, 'at' | 'page'> : never) : never;

/**
 * Counts a visit: page views, impressions and clicks of job cards, searches, saves and applications. Collects nothing
 * without consent, and drops collected items when consent is withdrawn. Stores the campaign for a
 * later sign-up. The returned function stops it.
 */
export function trackVisit(services: VisitServices): () => void {
  const { http, navigation, events, consent, root } = services;
  const batch = createBatch<TrackedEvent>({
    maxWait,
    maxItems,
    send: (happenings) => consent.isGiven() && sendReports(http, happenings),
  });
  const lastAt = new Map<string, number>();
  let seen = new Set<string>();
  let path: string | undefined;

  const record = (what: What) => {
    const page = shownPage(services);
    if (!page) return;
    if (!consent.isGiven()) batch.clear();
    else batch.add({ ...what, page, at: Date.now() } as TrackedEvent);
  };
  const recordOnce = (key: string, what: What) => {
    if (seen.has(key) || !consent.isGiven()) return;
    if (seen.size >= rememberedCards) seen = new Set();
    seen.add(key);
    record(what);
  };
  const recordEvent = (name: string, extra?: Record<string, boolean>) => {
    if (Date.now() - (lastAt.get(name) ?? -throttle) < throttle) return;
    lastAt.set(name, Date.now());
    record({ kind: 'event', name, ...(extra && { extra }) });
  };
  const recordPage = () => {
    const { pathname } = navigation.current();
    if (pathname === path) return;
    path = pathname;
    record({ kind: 'page' });
  };
  const keyOf = ({ job_id, reco_from, query_id }: ShownJob) => `${path} ${reco_from} ${query_id} ${job_id}`;

  if (consent.isGiven()) {
    storeCampaign(Date.now());
    services.preloadTransport();
  }
  recordPage();
  const ends = [
    watchClicks(root, (job) => record({ kind: 'clicked', job })),
    watchLeaving(batch.flush),
    navigation.subscribe(recordPage),
    events.on('job:saved', ({ isSaved }) => recordEvent(isSaved ? 'job_saved' : 'job_unsaved')),
    events.on('job:applied', () => recordEvent('job_applied')),
    events.on('resume:uploaded', () => recordEvent('resume_uploaded')),
    watchCards(root, {
      onSeen: (job) => recordOnce(keyOf(job), { kind: 'seen', job }),
      onList: ({ dataset: { query, queryId } }) =>
        query && recordOnce(`${queryId}`, { kind: 'searched', query: query.slice(0, 200) }),
    }),
  ];
  return () => {
    for (const end of ends) end();
    batch.flush();
  };
}

function shownPage({
  navigation,
  registry,
}: Pick<VisitServices, 'navigation' | 'registry'>): PageName | undefined {
  const split = splitAddress(navigation.current().pathname);
  const match = split && registry.match(split.path);
  return match && pageName(match);
}

/** Reports clicks of job cards, also those that open another tab. */
function watchClicks(root: HTMLElement, onJob: (job: ShownJob) => void): () => void {
  const onClick = ({ target, button }: MouseEvent) => {
    const link = button < 2 && target instanceof Element && target.closest<HTMLElement>('[data-job]');
    const job = link && shownJob(link);
    if (job) onJob(job);
  };
  root.addEventListener('click', onClick, true);
  root.addEventListener('auxclick', onClick, true);
  return () => {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('auxclick', onClick, true);
  };
}

/** Calls `flush` when the page may be closed without notice. */
function watchLeaving(flush: () => void): () => void {
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', flush);
  };
}
