import { counted } from '../../browser/interaction.ts';
import { defineCall } from '../../define-call.ts';

/** Withdraws the consent to the pixel: events of this browser's clicks that still wait are not sent. */
export const withdrawPixel = defineCall({
  method: 'POST',
  path: '/logs/withdraw-pixel',
  access: 'public',
  summary: 'Consent to the advertising pixel is withdrawn',
  answer: counted,
});
