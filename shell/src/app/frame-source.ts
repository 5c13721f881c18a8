import type { TrackingConsent } from '../common/tracking-consent.ts';
import { forgetBlocked } from '../features/mount-remote/blocked-versions.ts';
import type { FrameSource } from '../features/show-frame/frame-context.tsx';
import { createKeepOutlet } from '../features/show-frame/keep-outlet.ts';
import { signOut } from '../features/watch-session/sign-out.ts';
import type { Services } from './create-services.ts';
import { listenToBadge } from './listen-to-badge.ts';

/** {@link FrameSource} in a browser. */
export const frameSource = (services: Services, consent: TrackingConsent): FrameSource => ({
  i18n: services.i18n,
  locale: services.locale,
  session: services.session,
  route: services.router.state,
  outlet: services.outlet.state,
  notifications: services.notifications.store,
  announcement: services.announcement.store,
  address: {
    subscribe: services.navigation.subscribe,
    current: () => {
      const { pathname, search } = services.navigation.current();
      return pathname + search;
    },
  },
  contracts: services.registry.contracts,
  onBadge: (...badge) => listenToBadge(services, ...badge),
  consent: consent.store,
  chooseConsent: consent.choose,
  reopenConsent: consent.reopen,
  choosePixel: (choice) =>
    // If it does not load, the person presses again.
    void import(/* webpackChunkName: "rest" */ '../features/tell-pixel/index.ts').then(
      (pixel) => pixel.choosePixel(services, choice),
      () => {},
    ),
  signOut: (form) => void signOut(services, form),
  mountSlot: services.mountSlot,
  dismissNotice: () => services.notifications.dismiss(),
  retry() {
    forgetBlocked();
    void services.router.go();
  },
  now: services.now,
  onHydrated: services.hydration.resolve,
  keepOutlet: createKeepOutlet(services.place),
});
