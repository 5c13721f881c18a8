import { offer } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';

/** The offers that the caller’s recruiters made, latest change first. */
export const listMadeOffers = defineCall({
  method: 'GET',
  path: '/recruiter/offers',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'The offers of a recruiter',
  query: pageQuery,
  answer: pageOf('offers', offer),
});
