import { drawCountryOutline } from '@jobharbor/shared/calls/config/draw-country-outline';
import { findNearestPlace } from '@jobharbor/shared/calls/config/find-nearest-place';
import { getCountryMap } from '@jobharbor/shared/calls/config/get-country-map';
import { countries, languageBySlug, languageByTag } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { countryMapOf, optionIn, outlineOf, regionOf } from '../../config-lists/index.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { placeAt } from './nearest-place.ts';

/** Maps of countries, and places by where somebody is. The point is neither kept nor cached. */
export function placeRoutes(app: App): void {
  serve(app, getCountryMap, async ({ market, request, reply }) => {
    cacheFor(request, reply, 3_600);
    return countryMapOf(market.country.key);
  });

  serve(app, drawCountryOutline, async ({ params, reply }) => {
    const country = countries.find(({ key }) => key === params.country);
    const outline = country && outlineOf(country.key);
    if (!outline) throw new ApiError(errorCode.notFound);
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400');
    return outline;
  });

  serve(app, findNearestPlace, async ({ query, market, reply }) => {
    reply.header('cache-control', 'no-store');
    const { latitude, longitude, language_code: code = '' } = query;
    const { value: language } = languageByTag(code) ?? languageBySlug(code.toLowerCase()) ?? market.language;
    const found = placeAt({ latitude, longitude });
    if (!found) return { place: null };
    const { country, place } = found;
    const region = regionOf(place.id) ?? place;
    return {
      place: {
        country_key: country,
        location: optionIn(place, language),
        region: optionIn(region, language),
      },
    };
  });
}
