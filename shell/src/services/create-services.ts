import { countryById, languageById } from '@jobharbor/shared/contracts/market';
import { createHttp } from '@jobharbor/shared/http';
import { createI18n } from '@jobharbor/shared/i18n';
import { createRealtime } from '@jobharbor/shared/realtime';
import { type Locale, type PageHead, queryDefaults, splitAddress } from '@jobharbor/shared/remote';
import { createSessionStore } from '@jobharbor/shared/session';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { createNavigation } from '../navigation/create-navigation.ts';
import { createRouter } from '../navigation/create-router.ts';
import { createAnnouncement } from '../page/announce-page.ts';
import { applyHead } from '../page/apply-head.ts';
import type { PageData } from '../page/page-data.ts';
import { createLateMountSlot } from '../remotes/create-late-mount-slot.ts';
import { createOutlet } from '../remotes/create-outlet.ts';
import { createRegistry } from '../remotes/remote-registry.ts';
import type { PageProps } from '../remotes/run-version.ts';
import { createDirtyLease } from './create-dirty-lease.ts';
import { createEventBus } from './create-event-bus.ts';
import { createHealth } from './create-health.ts';
import { createLocaleSwitch } from './create-locale-switch.ts';
import { createNotifications } from './create-notifications.ts';
import { createServedSet } from './create-served-set.ts';

export type Services = ReturnType<typeof createServices>;

/** Everything of one page, made once. The order is that of need: what stands lower uses what stands higher. */
export function createServices(page: PageData) {
  const language = languageById(page.languageId);
  const country = countryById(page.countryId);
  const place = document.getElementById('jh-outlet');
  if (!language || !country || !place) throw new Error('The page is not one of this shell’s.');

  const locale = createStore<Locale>(() => ({ language, country }));
  const registry = createRegistry(page.discovery);
  const i18n = createI18n(language.value, { [language.value]: page.texts });
  const session = createSessionStore(page.user);
  const navigation = createNavigation(page.address);
  const notifications = createNotifications();
  const announcement = createAnnouncement();
  const events = createEventBus();
  const lease = createDirtyLease();
  const servedSet = createServedSet(page.discovery.set);
  const health = createHealth(() => ({
    set: registry.set,
    language: locale.getState().language.value,
    country: locale.getState().country.key,
    ...(page.trace && { trace: page.trace }),
  }));

  const endSession = async () => {
    const { createSessionEnd } = await import(/* webpackChunkName: "rest" */ '../session/expire-session.ts');
    const tell = () => notifications.show({ tone: 'info', text: i18n.t('session.ended', { ns: 'shell' }) });
    createSessionEnd(session, navigation, tell)();
  };
  const http = createHttp({
    baseUrl: '/api',
    headers: () => ({
      'Language-Id': String(locale.getState().language.id),
      'Country-Id': String(locale.getState().country.id),
      'Role-Id': '1',
    }),
    onUnauthorized: endSession,
    onAnswer: (header) => servedSet.learn(header('x-jobharbor-set')),
  });
  const realtime = createRealtime(
    () =>
      `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/jobApplication/socket`,
    session,
  );
  const queryClient = new QueryClient(queryDefaults);

  let isNewPage = false;
  const setPage = (head: PageHead) => {
    applyHead(head);
    if (!isNewPage) return;
    isNewPage = false;
    announcement.announce(head.title, place);
  };
  const props = (): PageProps => ({
    apiVersion: 1,
    locale,
    session,
    i18n,
    http,
    queryClient,
    realtime,
    navigation,
    setPage,
    notify: notifications.show,
    events,
    lease,
    mountSlot,
    now: page.now,
    timeZone: page.timeZone,
  });
  const isAt = (name: string) => {
    const split = splitAddress(navigation.current().pathname);
    return split !== undefined && registry.match(split.path)?.remote === name;
  };
  const around = { props, isAt, tell: health.tell, provides: registry.provides };
  const mountSlot = createLateMountSlot(registry, around);
  const outlet = createOutlet(place, around);
  const router = createRouter({
    navigation,
    registry,
    outlet,
    session,
    initial: page.route,
    setLocale: createLocaleSwitch(locale, i18n, registry),
    onPageChange: () => {
      isNewPage = true;
    },
    onOwnScreen: () => {
      const screen =
        router.state.getState().status === 'maintenance' ? 'maintenance.title' : 'notFound.title';
      setPage({ title: i18n.t(screen, { ns: 'shell' }), robots: 'noindex' });
    },
  });

  return {
    /** Whose page the first was. */
    opened: page.remote?.name ?? 'shell',
    locale,
    registry,
    i18n,
    session,
    navigation,
    notifications,
    announcement,
    events,
    lease,
    health,
    servedSet,
    http,
    queryClient,
    mountSlot,
    outlet,
    router,
    now: page.now,
  };
}
