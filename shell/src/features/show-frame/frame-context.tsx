import type { TrackingChoice } from '@jobharbor/shared/contracts/browser/tracking-consent';
import type { Locale, MountSlot } from '@jobharbor/shared/remote';
import type { PlaceBadge, RemoteContract } from '@jobharbor/shared/remote/contract';
import type { SessionStore } from '@jobharbor/shared/session';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { NotificationState } from '../../common/create-notifications.ts';
import type { OutletState, RouteState } from '../../common/page-state.ts';
import type { ConsentState } from '../../common/tracking-consent.ts';

/** State and actions of the frame. On the server it has the same interface and never changes. */
export interface FrameSource {
  i18n: i18n;
  locale: StoreApi<Locale>;
  session: SessionStore;
  route: StoreApi<RouteState>;
  outlet: StoreApi<OutletState>;
  notifications: StoreApi<NotificationState>;
  announcement: StoreApi<{ text: string }>;
  /** The current address with its query, for links that keep the page. */
  address: { subscribe(listener: () => void): () => void; current(): string };
  /** Contracts of the set's remotes: their places and well-known pages. */
  contracts: readonly RemoteContract[];
  /** Subscribes to the number of a badge. Returns the unsubscribe function. */
  onBadge(
    source: PlaceBadge['source'],
    socket: string | undefined,
    listener: (count: number) => void,
  ): () => void;
  consent: StoreApi<ConsentState>;
  chooseConsent(choice: TrackingChoice): void;
  reopenConsent(): void;
  /** Stores whether the advertising provider is told of events, and withdraws what waits. */
  choosePixel(choice: TrackingChoice): void;
  /** Signs out; by `form`, which does so without script, where the code for it does not load. */
  signOut(form: HTMLFormElement): void;
  mountSlot: MountSlot;
  dismissNotice(): void;
  /** Retries the page that failed. */
  retry(): void;
  now: number;
  /** Called once the frame's HTML is hydrated. */
  onHydrated?(): void;
  /** Puts the outlet with the page into its place, which React has rendered. */
  keepOutlet?(place: HTMLElement | null): void;
}

export const FrameContext = createContext<FrameSource | null>(null);

export function useFrame(): FrameSource {
  const frame = use(FrameContext);
  if (!frame) throw new Error('useFrame is called outside the frame.');
  return frame;
}
