export { campaignOf, readCampaign, removeCampaign, storeCampaign } from './first-campaign.ts';
