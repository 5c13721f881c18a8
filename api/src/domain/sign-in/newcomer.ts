import type { Campaign, CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import { inviteOfBrowser } from '../../session/session-cookies.ts';
import { hasTrackingConsent } from '../interactions/has-tracking-consent.ts';

/** Language, campaign and market of the request that creates an account, for every way of signing up. */
export interface Newcomer {
  country: CountryKey;
  /** Language of the page, and of mails until the person chooses another. */
  language: LanguageTag;
  /** Null without one, and for visitors who may not be counted. */
  campaign: Campaign | null;
  /** Of the invite link that was opened in this browser, with the network; null without one. */
  invite: { code: string; network: string } | null;
}

export function newcomerOf(request: FastifyRequest, campaign: Campaign | undefined): Newcomer {
  const { country, language } = request.market;
  const isCounted = campaign !== undefined && Object.keys(campaign).length > 0 && hasTrackingConsent(request);
  const code = inviteOfBrowser(request);
  return {
    country: country.key,
    language: language.value,
    campaign: isCounted ? campaign : null,
    invite: code === null ? null : { code, network: networkOf(request.ip) },
  };
}

/** Columns of a job seeker's new account. */
export const newcomerColumns = ({ country, language, campaign, invite }: Newcomer, now: Date) =>
  ({
    role: 'jobseeker',
    country_key: country,
    language,
    campaign: campaign && JSON.stringify(campaign),
    ...(invite && { invite_code: invite.code, invite_network: invite.network }),
    accepted_terms_at: now,
    created_at: now,
    updated_at: now,
  }) as const;
