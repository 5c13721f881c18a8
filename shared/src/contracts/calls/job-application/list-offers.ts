import * as z from 'zod/mini';
import { offer, openApplication } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';

/** The offers that employers made to the caller, open ones first, at most 50. */
export const listOffers = defineCall({
  method: 'GET',
  path: '/jobApplication/offers',
  access: 'protected',
  summary: 'The offers made to the caller',
  answer: z.object({
    offers: z.array(offer),
    /** Once an offer is accepted: the caller's other applications that are still open, at most 50. */
    open_applications: z.array(openApplication),
  }),
});
