import * as z from 'zod/mini';
import { counted } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** A page seen after consent to the pixel (cookies `pixel` and `pixel_click`). Without them nothing is told. */
export const reportPixelPage = defineCall({
  method: 'POST',
  path: '/logs/report/pixel-page',
  access: 'public',
  summary: 'A page seen, for the advertising pixel',
  body: z.object({ path: z.string().check(z.maxLength(300)) }),
  answer: counted,
});
