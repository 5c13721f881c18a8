import * as z from 'zod/mini';
import { offer } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';

/** One offer of the caller's. */
export const getOffer = defineCall({
  method: 'GET',
  path: '/jobApplication/offers/{id}',
  access: 'protected',
  summary: 'One offer of the caller’s',
  answer: z.object({ offer }),
  errors: [40004],
});
