import { recordGetStarted } from '@jobharbor/shared/contracts/calls/record-get-started';
import { type Campaign, campaignFields } from '@jobharbor/shared/contracts/campaign';
import type { CountryKey } from '@jobharbor/shared/contracts/market';
import { mayTrack, readTrackingChoice, trackingCookie } from '@jobharbor/shared/contracts/tracking-consent';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';

/**
 * Counts the start of a sign-in or sign-up from a campaign, if tracking is allowed. The campaign is read from the landing
 * URL of the visit and never stored.
 */
export function reportGetStarted(http: HttpClient, { country }: Locale): void {
  const campaign = countedCampaign(country.key);
  if (campaign === null) return;
  const device = window.matchMedia?.('(pointer: coarse)').matches ? 'h5' : 'web';
  // Fire and forget: no retry, no error.
  sendCall(http, recordGetStarted, { body: { device, ...campaign } }).catch(() => {});
}

/** The campaign of this visit; null without one or without consent. */
function countedCampaign(country: CountryKey): Campaign | null {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const campaign = campaignOf(window.location.href, entry?.name ?? '');
  const mayCount = mayTrack({
    country,
    choice: readTrackingChoice(cookieValue(trackingCookie)),
    hasOptedOut: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  });
  return mayCount && Object.keys(campaign).length > 0 ? campaign : null;
}

/** Campaign parameters (`utm_*`) of the first URL that has any, limited to values that the API accepts. */
export function campaignOf(...addresses: string[]): Campaign {
  for (const address of addresses) {
    const params = URL.parse(address)?.searchParams;
    const words = Object.entries(campaignFields).flatMap(([field, schema]) => {
      const word = schema.safeParse(params?.get(field)?.trim().toLowerCase()).data;
      return word === undefined ? [] : [[field, word] as const];
    });
    if (words.length > 0) return Object.fromEntries(words);
  }
  return {};
}

const cookieValue = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
