import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { pixelProvider, pixelsChanged, setPixel } from '../../markets/pixel.ts';

/** The pixel of every country, providers that the operator has set up, and the last hundred changes, newest first. */
export const listSetPixels = defineCall({
  method: 'GET',
  path: '/admin/pixels',
  access: 'protected',
  roles: ['admin'],
  summary: 'Advertising pixels by country with their changes',
  answer: z.object({
    countries: z.array(setPixel),
    providers: z.array(z.object({ provider: pixelProvider, is_set_up: z.boolean() })),
    changes: z.array(pixelsChanged),
  }),
});
