export { campaignOf, forgetCampaign, keepCampaign, readCampaign } from './first-campaign.ts';
