import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pixelProvider } from '../../markets/pixel.ts';
import { countryKey } from '../../primitives/primitives.ts';

/** Countries where visitors may be asked whether events are told to an advertising provider. Gateways read them. */
export const listPixels = defineCall({
  method: 'GET',
  path: '/config/pixels',
  access: 'public',
  summary: 'Advertising pixels by country',
  worldwide: true,
  answer: z.object({ countries: z.array(z.object({ country_key: countryKey, provider: pixelProvider })) }),
});
