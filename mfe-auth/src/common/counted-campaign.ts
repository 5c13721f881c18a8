import { readCookie } from '@jobharbor/shared/browser/storage';
import {
  canTrack,
  readTrackingChoice,
  trackingCookie,
} from '@jobharbor/shared/contracts/browser/tracking-consent';
import type { CountryKey } from '@jobharbor/shared/contracts/markets/market';
import type { Campaign } from '@jobharbor/shared/contracts/primitives/campaign';
import { readCampaign } from '@jobharbor/shared/domain/campaign';

export { removeCampaign } from '@jobharbor/shared/domain/campaign';

/** The first campaign that led here; null without one or without consent. */
export function countedCampaign(country: CountryKey): Campaign | null {
  const mayCount = canTrack({
    country,
    choice: readTrackingChoice(readCookie(trackingCookie)),
    hasOptedOut: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });
  const campaign = mayCount ? readCampaign(Date.now()) : {};
  return Object.keys(campaign).length > 0 ? campaign : null;
}
