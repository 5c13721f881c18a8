import type { CountryKey } from '@jobharbor/shared/contracts/markets/market';
import type { Campaign } from '@jobharbor/shared/contracts/primitives/campaign';

/**
 * Sends a request that may create an account: `send` gets the campaign that led here as a member of the body, if there is
 * one. Once `isNew` says that an account was made, the campaign counts for no other. An account is made without its
 * campaign rather than not at all.
 */
export async function sendWithCampaign<Answer>(
  country: CountryKey,
  send: (member: { campaign?: Campaign }) => Promise<Answer>,
  isNew: (answer: Answer) => boolean,
): Promise<Answer> {
  // Loaded late, for the size budget of the page.
  const loaded = await import('./counted-campaign.ts').catch(() => null);
  const campaign = loaded?.countedCampaign(country);
  const answer = await send(campaign ? { campaign } : {});
  if (campaign && isNew(answer)) loaded?.removeCampaign();
  return answer;
}
