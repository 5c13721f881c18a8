import type { CountryKey } from '../markets/market.ts';

/** The visitor's choice; the value of the cookie {@link trackingCookie}. */
export type TrackingChoice = 'yes' | 'no';
export const trackingCookie = 'tracking' as const;

/** Countries that require consent before analytics; `others` because a visitor's country is not known. */
const consentCountries: ReadonlySet<CountryKey> = new Set<CountryKey>([
  'ae',
  'br',
  'cn',
  'es',
  'in',
  'sa',
  'th',
  'tr',
  'vn',
  'others',
]);

export interface Visitor {
  country: CountryKey;
  /** Null while the visitor has not answered. */
  choice: TrackingChoice | null;
  /** The browser sends Global Privacy Control. */
  hasOptedOut: boolean;
}

/** Whether a country’s law requires consent, so that its pages are served with the consent notice. */
export const requiresConsent = (country: CountryKey): boolean => consentCountries.has(country);

/** Whether to show the consent notice. Not to a browser that sends Global Privacy Control. */
export const needsConsentNotice = ({ country, choice, hasOptedOut }: Visitor): boolean =>
  choice === null && !hasOptedOut && requiresConsent(country);

/** Whether visits may be counted. The visitor's choice takes precedence over country and Global Privacy Control. */
export const canTrack = ({ country, choice, hasOptedOut }: Visitor): boolean =>
  choice === null ? !hasOptedOut && !requiresConsent(country) : choice === 'yes';

export const readTrackingChoice = (value: string | undefined): TrackingChoice | null =>
  value === 'yes' || value === 'no' ? value : null;
