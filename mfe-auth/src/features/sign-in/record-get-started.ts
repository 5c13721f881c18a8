import { recordGetStarted } from '@jobharbor/shared/contracts/calls/record-get-started';
import type { Campaign } from '@jobharbor/shared/contracts/campaign';
import type { CountryKey } from '@jobharbor/shared/contracts/market';
import { mayTrack, readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts/tracking-consent';
import { readCampaign } from '@jobharbor/shared/domain/campaign';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';

/** Counts the start of a sign-in or sign-up from a campaign, if tracking is allowed. */
export function reportGetStarted(http: HttpClient, { country }: Locale): void {
  const campaign = countedCampaign(country.key);
  if (campaign === null) return;
  const device = window.matchMedia?.('(pointer: coarse)').matches ? 'h5' : 'web';
  // Fire and forget: no retry, no error.
  sendCall(http, recordGetStarted, { body: { device, ...campaign } }).catch(() => {});
}

/** The first campaign that led here; null without one or without consent. */
export function countedCampaign(country: CountryKey): Campaign | null {
  const mayCount = mayTrack({
    country,
    choice: readTrackingChoice(cookieValue(trackingCookie)),
    hasOptedOut: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });
  const campaign = mayCount ? readCampaign(Date.now()) : {};
  return Object.keys(campaign).length > 0 ? campaign : null;
}

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
