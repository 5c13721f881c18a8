import * as z from 'zod/mini';
import { offer } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';
import { idFromText } from '../../primitives/primitives.ts';

/** The offers that the caller’s recruiters made, latest change first; those of one application by `application_id`. */
export const listMadeOffers = defineCall({
  method: 'GET',
  path: '/recruiter/offers',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The offers of a recruiter',
  query: z.extend(pageQuery, { application_id: z.optional(idFromText) }),
  answer: pageOf('offers', offer),
});
