import { readCookie } from '@jobharbor/shared/browser/storage';
import {
  canTrack,
  needsConsentNotice,
  readTrackingChoice,
  requiresConsent,
  type TrackingChoice,
  trackingCookie,
  type Visitor,
} from '@jobharbor/shared/contracts/browser/tracking-consent';
import type { Country } from '@jobharbor/shared/contracts/markets/market';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { setVisitorCookie } from './visitor-cookie.ts';

/** State of the notice that asks for consent to analytics. */
export interface ConsentState {
  isOpen: boolean;
  /** Opened from the footer. */
  isReopened: boolean;
  /** Whether visits are counted now. */
  isCounted: boolean;
}

export interface TrackingConsent {
  store: StoreApi<ConsentState>;
  /** Whether visits may be counted; re-read each time, since another tab may have changed it. */
  isGiven(): boolean;
  /** Shows the notice where the country requires consent, and hides it once another tab has answered. */
  askIfDue(): void;
  reopen(): void;
  choose(choice: TrackingChoice): void;
}

/** As a page is served: with the notice where the country requires it. It is hidden from those who have answered. */
export const servedConsent = ({ key }: Country): ConsentState => ({
  isOpen: requiresConsent(key),
  isReopened: false,
  isCounted: false,
});

export function createTrackingConsent(country: () => Country): TrackingConsent {
  const store = createStore<ConsentState>(() => servedConsent(country()));
  const visitor = (): Visitor => ({
    country: country().key,
    choice: readTrackingChoice(readCookie(trackingCookie)),
    hasOptedOut: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });
  const isGiven = () => canTrack(visitor());
  return {
    store,
    isGiven,
    askIfDue() {
      if (store.getState().isReopened) return;
      store.setState({ isOpen: needsConsentNotice(visitor()), isCounted: isGiven() });
    },
    reopen: () => store.setState({ isOpen: true, isReopened: true, isCounted: isGiven() }),
    choose(choice) {
      setVisitorCookie(trackingCookie, choice);
      if (choice === 'no')
        void import(/* webpackChunkName: "rest" */ '@jobharbor/shared/domain/campaign').then(
          (kept) => kept.removeCampaign(),
          () => {},
        );
      store.setState({ isOpen: false, isReopened: false, isCounted: isGiven() });
    },
  };
}
