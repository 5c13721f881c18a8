import type { Campaign, CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { hasTrackingConsent } from '../interactions/has-tracking-consent.ts';

/** Language, campaign and market of the request that creates an account, for every way of signing up. */
export interface Newcomer {
  country: CountryKey;
  /** Language of the page, and of mails until the person chooses another. */
  language: LanguageTag;
  /** Null without one, and for visitors who may not be counted. */
  campaign: Campaign | null;
}

export function newcomerOf(request: FastifyRequest, campaign: Campaign | undefined): Newcomer {
  const { country, language } = request.market;
  const isCounted = campaign !== undefined && Object.keys(campaign).length > 0 && hasTrackingConsent(request);
  return { country: country.key, language: language.value, campaign: isCounted ? campaign : null };
}

/** Columns of a job seeker's new account. */
export const newcomerColumns = ({ country, language, campaign }: Newcomer, now: Date) =>
  ({
    role: 'jobseeker',
    country_key: country,
    language,
    campaign: campaign && JSON.stringify(campaign),
    accepted_terms_at: now,
    created_at: now,
    updated_at: now,
  }) as const;
