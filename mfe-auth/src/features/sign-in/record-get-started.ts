import { matchesMedia } from '@jobharbor/shared/browser/media';
import { recordGetStarted } from '@jobharbor/shared/calls/jobseeker-account/record-get-started';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote';
import { countedCampaign } from '../../common/counted-campaign.ts';

/** Counts the start of a sign-in or sign-up from a campaign, if tracking is allowed. */
export function reportGetStarted(http: HttpClient, { country }: Locale): void {
  const campaign = countedCampaign(country.key);
  if (campaign === null) return;
  const device = matchesMedia('(pointer: coarse)') ? 'h5' : 'web';
  // Fire and forget: no retry, no error.
  sendCall(http, recordGetStarted, { body: { device, ...campaign } }).catch(() => {});
}
