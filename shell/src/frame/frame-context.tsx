import type { EventBus, Locale, MountSlot } from '@jobharbor/shared/remote';
import type { SessionStore } from '@jobharbor/shared/session';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { RouteState } from '../navigation/create-router.ts';
import type { OutletState } from '../remotes/create-outlet.ts';
import type { NotificationState } from '../services/create-notifications.ts';
import type { Services } from '../services/create-services.ts';
import { signOut } from '../session/sign-out.ts';

/** What the frame draws from: the same shape on the server, where nothing ever changes. */
export interface FrameSource {
  i18n: i18n;
  locale: StoreApi<Locale>;
  session: SessionStore;
  route: StoreApi<RouteState>;
  outlet: StoreApi<OutletState>;
  notifications: StoreApi<NotificationState>;
  announcement: StoreApi<{ text: string }>;
  events: Pick<EventBus, 'on'>;
  /** The address being shown, for links that keep the page: path below language and country, with query. */
  address: { subscribe(listener: () => void): () => void; current(): string };
  /** Whether a remote of this set answers to a path below language and country. */
  serves(path: string): boolean;
  signOut(): void;
  mountSlot: MountSlot;
  dismissNotice(): void;
  /** Shows again what failed. */
  retry(): void;
  now: number;
}

export const FrameContext = createContext<FrameSource | null>(null);

export function useFrame(): FrameSource {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame is called outside the frame.');
  return frame;
}

/** The frame's source in a browser. */
export const frameFrom = (services: Services): FrameSource => ({
  i18n: services.i18n,
  locale: services.locale,
  session: services.session,
  route: services.router.state,
  outlet: services.outlet.state,
  notifications: services.notifications.store,
  announcement: services.announcement.store,
  events: services.events,
  address: {
    subscribe: services.navigation.subscribe,
    current: () => {
      const { pathname, search } = services.navigation.current();
      return pathname + search;
    },
  },
  serves: (path) => services.registry.match(path) !== undefined,
  signOut: () => void signOut(services),
  mountSlot: services.mountSlot,
  dismissNotice: services.notifications.dismiss,
  retry: () => void services.router.go(),
  now: services.now,
});
