import * as z from 'zod/mini';
import { offer, offerAnswer } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';

/** The candidate accepts an offer, declines it, or asks about it. The same answer again changes nothing. */
export const answerOffer = defineCall({
  method: 'PATCH',
  path: '/jobApplication/offers/{id}',
  access: 'protected',
  summary: 'Answer an offer',
  body: offerAnswer,
  answer: z.object({ offer }),
  errors: [40004, 40009, 42020, 42098, 42459],
});
