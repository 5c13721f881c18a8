import { findNearestPlace } from '@jobharbor/shared/calls/find-nearest-place';
import { languageBySlug, languageByTag } from '@jobharbor/shared/contracts';
import { optionIn, regionOf } from '../../config-lists/index.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { placeAt } from './nearest-place.ts';

/** Places by where somebody is. The point is neither kept nor cached. */
export function placeRoutes(app: App): void {
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
