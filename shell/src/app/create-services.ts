import { countryById, languageById } from '@jobharbor/shared/contracts/markets/market';
import { createHttp, type RefusedCall } from '@jobharbor/shared/http';
import { createI18n } from '@jobharbor/shared/i18n';
import { type DiscoveryEntry, type Locale, queryDefaults, splitAddress } from '@jobharbor/shared/remote';
import { createSessionStore } from '@jobharbor/shared/session';
import { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Clock, createClock } from '../common/create-clock.ts';
import { createDirtyLease } from '../common/create-dirty-lease.ts';
import { createEventBus } from '../common/create-event-bus.ts';
import { createFlags } from '../common/create-flags.ts';
import { createNavigation } from '../common/create-navigation.ts';
import { createNotifications } from '../common/create-notifications.ts';
import { createServedSet } from '../common/create-served-set.ts';
import { createHealthReporter } from '../common/health-reporter.ts';
import type { PageData } from '../common/page-data.ts';
import { createRegistry } from '../common/remote-registry.ts';
import { createRouter } from '../features/follow-address/create-router.ts';
import { createOutlet } from '../features/mount-remote/create-outlet.ts';
import { createLazyMountSlot } from '../features/mount-remote/lazy-mount-slot.ts';
import type { MountContext, PageProps } from '../features/mount-remote/mount-run.ts';
import { createAnnouncement } from '../features/name-page/announce-page.ts';
import { createPageNames } from '../features/name-page/create-page-names.ts';
import { createLocaleSwitch } from '../features/switch-locale/create-locale-switch.ts';
import { createSockets } from './create-sockets.ts';

export type Services = ReturnType<typeof createServices>;

/** Creates the services of one page. Each stage uses only services created before it. */
export function createServices(page: PageData) {
  const place = document.getElementById('jh-outlet');
  if (!place) throw new Error('The page is not one of this shell’s.');
  const base = createBase(page);
  const connections = createConnections(page, base);
  return {
    /** The outlet's element. */
    place,
    /** Package of the first page. */
    opened: page.remote?.name ?? 'shell',
    clearDeviceData,
    now: page.now,
    ...base,
    ...connections,
    ...createPages(page, place, { ...base, ...connections }),
  };
}

/** Services that depend on the document alone. */
function createBase(page: PageData) {
  const language = languageById(page.languageId);
  const country = countryById(page.countryId);
  if (!language || !country) throw new Error('The page is not one of this shell’s.');
  const locale = createStore<Locale>(() => ({ language, country }));
  const registry = createRegistry(page.discovery);
  return {
    locale,
    registry,
    i18n: createI18n({ language, country }, page.texts),
    session: createSessionStore(page.user),
    navigation: createNavigation(page.address),
    notifications: createNotifications(),
    announcement: createAnnouncement(),
    events: createEventBus(),
    lease: createDirtyLease(),
    servedSet: createServedSet(page.discovery.set),
    clock: createClock(page.now),
    health: createHealthReporter(() => ({
      set: registry.set,
      language: locale.getState().language.value,
      country: locale.getState().country.key,
      ...(page.trace && { trace: page.trace }),
    })),
  };
}

type Base = ReturnType<typeof createBase>;

/** Query cache, HTTP client and WebSockets. */
function createConnections(page: PageData, base: Base) {
  const { locale, session, navigation, registry, notifications, i18n, events, servedSet, clock } = base;
  const endSession = async (call: RefusedCall) => {
    const notify = () => notifications.show({ tone: 'info', text: i18n.t('session.ended', { ns: 'shell' }) });
    const { refuseCall } = await loadExpireSession();
    return refuseCall(call, { session, navigation, registry, hint: page.user, notify });
  };
  const queryClient = new QueryClient(queryDefaults);
  const http = createServiceHttp(page, {
    locale,
    session,
    endSession,
    onResent: () => void queryClient.invalidateQueries(),
    onAnswer: recordAnswer(servedSet, clock),
  });
  return { queryClient, http, realtimeOf: createSockets(session, () => events.emit('session:ended', {})) };
}

/** Services that show the pages of remotes: props, slots, outlet and router. */
function createPages(
  page: PageData,
  place: HTMLElement,
  services: Base & ReturnType<typeof createConnections>,
) {
  const { locale, registry, i18n, session, navigation, notifications, announcement } = services;
  const { events, lease, servedSet, clock, health, queryClient, http, realtimeOf } = services;
  const { setPage, onPageChange } = createPageNames(navigation, announcement, place);
  const props = ({ extras }: DiscoveryEntry): PageProps => ({
    apiVersion: 1,
    ...{ locale, session, i18n, http, queryClient, navigation, setPage, events, lease, mountSlot },
    realtime: realtimeOf(extras.contract.realtime?.socket),
    notify: notifications.show,
    dismissNotice: notifications.dismiss,
    flag: createFlags(page.flags, extras.contract),
    now: page.now,
    time: clock.time,
    timeZone: page.timeZone,
  });
  /** Resolves when the frame is hydrated. */
  const hydration = Promise.withResolvers<void>();
  const context: MountContext = {
    props,
    addressChange: navigation.change,
    isAt: (name) => remoteAt(navigation.current().pathname, registry) === name,
    report: health.report,
    provides: registry.provides,
    discardPage: servedSet.discard,
  };
  const mountSlot = createLazyMountSlot(registry, context);
  const outlet = createOutlet(place, context);
  const router = createRouter({
    ...{ navigation, registry, outlet, session },
    initial: page.route,
    setLocale: createLocaleSwitch({
      ...{ store: locale, i18n, registry, hydrated: hydration.promise, isStill: outlet.isStill },
    }),
    onPageChange,
    onOwnScreen: () => {
      const screen =
        router.state.getState().status === 'maintenance' ? 'maintenance.title' : 'notFound.title';
      setPage({ title: i18n.t(screen, { ns: 'shell' }), robots: 'noindex' });
    },
  });
  return { mountSlot, outlet, router, hydration };
}

/** Learns the served set and the server's time from the headers of an answer. */
const recordAnswer =
  (servedSet: ReturnType<typeof createServedSet>, clock: Clock): NonNullable<CreateHttpOptions['onAnswer']> =>
  (header) => {
    servedSet.record(header('x-jobharbor-set'));
    clock.record(header('date'));
  };

type CreateHttpOptions = Parameters<typeof createHttp>[0];

interface HttpOptions extends Required<Pick<CreateHttpOptions, 'onResent' | 'onAnswer'>> {
  locale: StoreApi<Locale>;
  session: ReturnType<typeof createSessionStore>;
  /** Resolves a refused call once somebody has signed in again. */
  endSession: NonNullable<CreateHttpOptions['onUnauthorized']>;
}

/** The page's HTTP client, with its locale and session. */
function createServiceHttp({ traceparent }: PageData, options: HttpOptions) {
  const { locale, session, endSession, onResent, onAnswer } = options;
  return createHttp({
    baseUrl: '/api',
    headers: () => ({
      'Language-Id': String(locale.getState().language.id),
      'Country-Id': String(locale.getState().country.id),
      'Role-Id': '1',
      ...(traceparent && { traceparent }),
    }),
    sender: () => session.getState().user,
    onUnauthorized: (call) => {
      const { user } = session.getState();
      const held = endSession(call);
      // Sent before somebody signed in again: what it met was the end of the session before.
      const isLate = user !== null && call.sender !== user;
      return call.waits || isLate ? held : undefined;
    },
    onResent,
    onAnswer,
  });
}

const loadExpireSession = () =>
  import(/* webpackChunkName: "rest" */ '../features/watch-session/expire-session.ts');

async function clearDeviceData(id: number): Promise<void> {
  const { clearDeviceData } = await import(
    /* webpackChunkName: "rest" */ '../features/clear-device-data/clear-device-data.ts'
  );
  clearDeviceData(id);
}

/** Name of the remote whose page is at a path; undefined if none is. */
function remoteAt(pathname: string, registry: ReturnType<typeof createRegistry>): string | undefined {
  const split = splitAddress(pathname);
  return split && registry.match(split.path)?.remote;
}
