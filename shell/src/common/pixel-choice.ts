import { readCookie } from '@jobharbor/shared/browser/storage';
import type { TrackingChoice } from '@jobharbor/shared/contracts/browser/tracking-consent';
import { pixelCookie, readPixelConsent } from '@jobharbor/shared/contracts/markets/pixel-consent';
import { readPageData } from './page-data.ts';

/**
 * The visitor's answer about the provider of this page, re-read each time, since another tab may have changed it. Consent to
 * another provider is no answer.
 */
export function readPixelChoice(): TrackingChoice | null {
  const consent = readPixelConsent(readCookie(pixelCookie));
  if (consent === null || consent === 'no') return consent;
  return consent === (readPageData().pixel ?? consent) ? 'yes' : null;
}

/** Whether the browser refuses tracking for its visitor: Global Privacy Control, or Do Not Track. */
export function browserRefuses(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
