import { deviceTimeZone } from '@jobharbor/shared/browser/environment';
import { readCookie } from '@jobharbor/shared/browser/storage';
import type { pixelClickCookie } from '@jobharbor/shared/contracts/markets/pixel-consent';
import { preloadTransport } from '@jobharbor/shared/http';
import { nextTask } from '@jobharbor/shared/remote';
import { readPageData } from '../common/page-data.ts';
import { settlePage } from '../common/settle-page.ts';
import { createTrackingConsent, type TrackingConsent } from '../common/tracking-consent.ts';
import { rememberTyped } from '../common/typed-fields.ts';
import { setVisitorCookie } from '../common/visitor-cookie.ts';
import { whenIdle } from '../common/when-idle.ts';
import { askBeforeLeaving } from '../features/ask-before-leaving/ask-before-leaving.ts';
import { separateAccounts } from '../features/clear-device-data/separate-accounts.ts';
import { followServedSet } from '../features/follow-address/follow-served-set.ts';
import { prefetchLinks } from '../features/follow-address/prefetch-links.ts';
import { replayInput } from '../features/follow-address/replay-input.ts';
import { joinOnSignIn } from '../features/join-guest-data/join-on-sign-in.ts';
import { forbidDocumentWrites } from '../features/mount-remote/forbid-document-writes.ts';
import { prefetchFiles, prefetchRemote } from '../features/mount-remote/prefetch-remote.ts';
import { refuseCookies } from '../features/mount-remote/refuse-cookies.ts';
import { watchOutlet } from '../features/mount-remote/watch-outlet.ts';
import { reportUncaught } from '../features/report-errors/report-uncaught.ts';
import { watchNetwork } from '../features/watch-network/watch-network.ts';
import { announceSignOut } from '../features/watch-session/announce-sign-out.ts';
import {
  createFollowSessionEnd,
  followsClosedSocket,
  needsAccount,
} from '../features/watch-session/follow-session-end.ts';
import { hasPendingChange } from '../features/watch-session/has-pending-change.ts';
import {
  confirmSession,
  recheckSession,
  refetchForPerson,
  shareSession,
} from '../features/watch-session/watch-session.ts';
import type { Services } from './create-services.ts';
import { frameSource } from './frame-source.ts';
import { hydrateFrame } from './hydrate-frame.tsx';

/** Starts what can wait until the page is mounted (`shown`): early input, the frame, other tabs, the session check, prefetching, web vitals. */
export async function startDeferred(services: Services, shown: Promise<void>): Promise<void> {
  void shown.then(() => replayInput());
  rememberTyped();
  const timeZone = deviceTimeZone();
  if (timeZone) setVisitorCookie('timeZone', timeZone);
  reportUncaught(services.health);
  forbidDocumentWrites();
  refuseCookies(services.health);
  const consent = createTrackingConsent(() => services.locale.getState().country);
  showFrame(services, consent);
  watchPage(services);
  const followSessionEnd = followSession(services);
  if (hasPendingChange()) resumeHeldChange(services);
  if (new URLSearchParams(location.search).has('overlay')) startOverlay(services);
  followServedSet({ ...services, navigation: askBeforeLeaving(services) });
  const { prefetchLikeliest } = prefetchLinks(services.registry, {
    module: (name) => prefetchRemote(services, name),
    files: (name) => prefetchFiles(services, name),
  });
  startIdleWork(services, consent);
  whenIdle(() => prefetchLikeliest(services.navigation.current().pathname));
  // In another task than the start of the frame, since its code is large.
  await nextTask();
  await confirmSession(services.http, services.session, followSessionEnd);
}

function showFrame(services: Services, consent: TrackingConsent): void {
  hydrateFrame({
    source: frameSource(services, consent),
    outlet: services.place,
    report: (fact) => services.health.report({ ...services.registry.named('shell'), ...fact }),
  });
  // A page that failed before the frame could show the error is loaded again.
  void services.hydration.promise.then(() => {
    if (services.outlet.state.getState().status === 'failed') void services.router.go();
  });
}

/** Keeps the page in its place and in step with the network. */
function watchPage(services: Services): void {
  watchOutlet({
    place: services.place,
    outlet: services.outlet,
    shownRemote: () => {
      const route = services.router.state.getState();
      return services.registry.named(route.status === 'remote' ? route.name : 'shell');
    },
    shell: services.registry.named('shell'),
    report: services.health.report,
    mountAgain: services.router.go,
  });
  watchNetwork({
    queryClient: services.queryClient,
    notifications: services.notifications,
    outlet: services.outlet.state,
    text: () => services.i18n.t('offline.text', { ns: 'shell' }),
    mountAgain: () => void services.router.go(),
  });
}

/** Follows sign-ins and sign-outs of all tabs. Returns what follows the end of the session. */
function followSession(services: Services) {
  const { session, notifications, announcement, i18n } = services;
  const notifyEnd = () =>
    notifications.show({ tone: 'info', text: i18n.t('session.ended', { ns: 'shell' }) });
  const followSessionEnd = createFollowSessionEnd(services, notifyEnd);
  shareSession(session, followSessionEnd);
  services.events.on('session:ended', () => {
    if (!followsClosedSocket(services, services.lease)) return;
    void recheckSession(services.http, session, needsAccount(services) ? followSessionEnd : notifyEnd);
  });
  // A page restored from the back-forward cache may be from before a sign-out.
  window.addEventListener('pageshow', ({ persisted }) => persisted && followSessionEnd());
  announceSignOut(announcement, services.place, () =>
    notifications.show({ tone: 'success', text: i18n.t('session.signedOut', { ns: 'shell' }) }),
  );
  refetchForPerson(session, services.queryClient);
  const { settled } = separateAccounts(session, services.clearDeviceData);
  joinOnSignIn(session, async () => {
    await settled();
    const { joinGuestData, describeMerge } = await import(
      /* webpackChunkName: "rest" */ '../features/join-guest-data/index.ts'
    );
    const userId = session.getState().user?.id;
    if (userId === undefined) return;
    await joinGuestData({
      userId,
      http: services.http,
      events: services.events,
      queryClient: services.queryClient,
      notify: (counts) => notifications.show({ tone: 'success', text: describeMerge(counts, i18n) }),
    });
  });
  return followSessionEnd;
}

function startIdleWork(services: Services, consent: TrackingConsent): void {
  // An idle callback each: together they would be one long task.
  whenIdle(settlePage);
  whenIdle(() => startTracking(services, consent));
  // With a click that was kept, a withdrawal may be due. The name alone, since its module would come into the first script.
  if (readPageData().pixel || readCookie('pixel_click' satisfies typeof pixelClickCookie))
    whenIdle(
      () =>
        // A failed load only means that nothing is told.
        void import(/* webpackChunkName: "rest" */ '../features/tell-pixel/index.ts').then(
          (pixel) => pixel.tellPixel(services),
          () => {},
        ),
    );
  whenIdle(() => {
    // A failed load, as when offline, only means that web vitals are not measured.
    void import(/* webpackChunkName: "rest" */ '../features/measure-page/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(services),
      () => {},
    );
    void import(/* webpackChunkName: "rest" */ '../features/watch-maintenance/watch-maintenance.ts').then(
      ({ watchMaintenance }) => watchMaintenance(services),
      () => {},
    );
  });
  whenIdle(() => {
    services.locale.subscribe(() => splitHeadingsByPhrase(services));
    splitHeadingsByPhrase(services);
  });
}

/** Goes on with what a person pressed before their session ended, after a sign-in that has replaced the document. */
function resumeHeldChange({ notifications, i18n, ...services }: Services): void {
  // If it does not load, the person presses again.
  void import(/* webpackChunkName: "rest" */ '../features/watch-session/resume-change.ts').then(
    ({ resumeChange }) =>
      resumeChange({
        ...services,
        notify: (isMade) =>
          notifications.show({
            tone: isMade ? 'success' : 'danger',
            text: i18n.t(isMade ? 'session.changeMade' : 'session.changeLost', { ns: 'shell' }),
          }),
      }),
    () => {},
  );
}

/** Developer overlay at `?overlay`, until it is closed or the page is reloaded. */
function startOverlay({ registry }: Services): void {
  const isDrawn = readPageData().remote?.isRendered;
  const hydrated = isDrawn ? document.querySelector('[data-remote]') : null;
  // No chunk of its own, whose integrity hash the first script of every visitor would have.
  void import(/* webpackChunkName: "recovery" */ '../features/show-overlay/show-overlay.ts').then(
    ({ showOverlay }) => showOverlay({ registry, hydrated }),
    () => {},
  );
}

let isSplitting = false;

/** Polyfill of `word-break: auto-phrase`, which is for Japanese. If it does not load, headings break inside words. */
function splitHeadingsByPhrase({ locale }: Services): void {
  const { value: language } = locale.getState().language;
  const isSplitHere = language === 'ja' ? !CSS.supports('word-break', 'auto-phrase') : /^zh\b/.test(language);
  if (isSplitting || !isSplitHere) return;
  isSplitting = true;
  void import(/* webpackChunkName: "rest" */ '../features/split-headings/split-headings.ts').then(
    ({ splitHeadings }) => splitHeadings(document.body),
    () => {
      isSplitting = false;
    },
  );
}

/** Shows the consent notice where the country requires it, and counts the visit where that is allowed. */
function startTracking(services: Services, consent: TrackingConsent): void {
  let isLoading = false;
  const start = () => {
    if (isLoading || !consent.isGiven()) return;
    isLoading = true;
    // A failed load only means that the visit is not counted.
    void import(/* webpackChunkName: "rest" */ '../features/track-visit/track-visit.ts').then(
      async ({ trackVisit }) => {
        // Evaluating the imported module took this task; the next step gets one of its own.
        await nextTask();
        trackVisit({ ...services, consent, root: services.place, preloadTransport });
      },
      () => {
        isLoading = false;
      },
    );
  };
  const check = () => {
    consent.askIfDue();
    start();
  };
  services.locale.subscribe(check);
  // Another tab may have answered the consent notice meanwhile.
  document.addEventListener('visibilitychange', check);
  consent.store.subscribe(start);
  check();
}
