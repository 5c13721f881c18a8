import {
  acceptedLanguage,
  type Country,
  countryById,
  countryByKey,
  defaultCountry,
  type Language,
  languageById,
  languageByTag,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode, fieldText } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The country of the site and the language of its texts, for one request. */
export interface Market {
  country: Country;
  language: Language;
}

declare module 'fastify' {
  interface FastifyRequest {
    market: Market;
  }
}

const fallback: Market = { country: must(countryByKey(defaultCountry)), language: must(languageByTag('en')) };

/**
 * Reads `request.market` from the headers `Country-Id` and `Language-Id`; unknown ids are refused with 40001. Without a
 * language id the texts are in the language of `Accept-Language`, else in English.
 */
export const marketPlugin = fp(
  async (app) => {
    // Set by the hook below before anything reads it.
    app.decorateRequest('market');
    app.addHook('onRequest', async (request) => {
      request.market = { ...fallback };
      const wrong: Record<string, string[]> = {};
      const language = readId(request, 'language-id', languageById);
      if (language === undefined) wrong['language-id'] = [];
      else
        request.market.language =
          language ?? acceptedLanguage(request.headers['accept-language']) ?? fallback.language;
      const country = readId(request, 'country-id', countryById);
      if (country === undefined) wrong['country-id'] = [];
      else request.market.country = country ?? countryOfCookie(request) ?? fallback.country;
      const fields = Object.keys(wrong);
      if (fields.length === 0) return;
      const text = fieldText('invalid', request.market.language.value);
      throw new ApiError(errorCode.invalidParameters, {
        fields: Object.fromEntries(fields.map((field) => [field, [text]])),
      });
    });
  },
  { name: 'market', dependencies: ['@fastify/cookie'] },
);

/** Null when the header is absent, undefined when its id is unknown. */
function readId<T>(
  request: FastifyRequest,
  header: string,
  find: (id: number) => T | undefined,
): T | null | undefined {
  const text = request.headers[header];
  if (text === undefined || text === '') return null;
  return find(Number(text));
}

/** The country in the cookie `geoConfiguration`, whose value is `country_language`. */
function countryOfCookie(request: FastifyRequest): Country | undefined {
  const [key = ''] = (request.cookies.geoConfiguration ?? '').split('_');
  return countryByKey(key.toLowerCase());
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The default market is not in the list of markets');
  return value;
}
