import type { CountryKey } from './market.ts';

/** The visitor's answer; the value of the cookie {@link trackingCookie}. */
export type TrackingChoice = 'yes' | 'no';
export const trackingCookie = 'tracking' as const;

/** Countries whose law asks for consent before visits are measured; `others` because a visitor's country is not known. */
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

/** Whether a notice asks the visitor. A browser that opts out has answered for its owner. */
export const mustAskConsent = ({ country, choice, hasOptedOut }: Visitor): boolean =>
  choice === null && !hasOptedOut && consentCountries.has(country);

/** Whether visits may be counted. An answer of this visitor outweighs what their country and browser say. */
export const mayTrack = ({ country, choice, hasOptedOut }: Visitor): boolean =>
  choice === null ? !hasOptedOut && !consentCountries.has(country) : choice === 'yes';

export const readTrackingChoice = (value: string | undefined): TrackingChoice | null =>
  value === 'yes' || value === 'no' ? value : null;
