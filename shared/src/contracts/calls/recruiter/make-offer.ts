import * as z from 'zod/mini';
import { offer, offerTerms } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';

/** Makes an offer to the candidate of an application. Answers with the open one if its terms are the same. */
export const makeOffer = defineCall({
  method: 'POST',
  path: '/recruiter/applications/{id}/offers',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Make a candidate an offer',
  body: offerTerms,
  answer: z.object({ offer }),
  statuses: [201, 200],
  errors: [40004, 40009, 42097],
});
