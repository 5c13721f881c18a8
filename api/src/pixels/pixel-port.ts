import type { PixelProvider } from '@jobharbor/shared/contracts';

/** What a provider is told of: a page or job seen, an application sent, and an account opened. */
export type PixelEventName = 'page' | 'job' | 'applied' | 'signed-up';

export interface PixelEvent {
  /** UUID, the same with every attempt, by which the provider drops repetitions. */
  id: string;
  name: PixelEventName;
  at: Date;
  /** Absolute, without a query. */
  url: string;
  clickId: string;
  clickedAt: Date;
  userAgent: string;
}

/** The provider's answer; rejects where there is none. */
export interface PixelAnswer {
  status: number;
  /** Start of the body of a refusal. */
  text: string;
}

export interface ProviderSettings {
  /** Base address of the provider's API. */
  url: string;
  /** Access token. Never stored, logged, or sent to a browser. */
  token: string;
}

/** Providers that the operator has set up. */
export type PixelSettings = Readonly<Partial<Record<PixelProvider, ProviderSettings>>>;

export type TellProvider = (
  settings: ProviderSettings,
  pixelId: string,
  event: PixelEvent,
  signal: AbortSignal,
) => Promise<PixelAnswer>;
