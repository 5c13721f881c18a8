import * as z from 'zod/mini';
import { offer, offerWithdrawal } from '../../applications/offer.ts';
import { defineCall } from '../../define-call.ts';

/** The employer withdraws an offer that is open. */
export const withdrawOffer = defineCall({
  method: 'PATCH',
  path: '/recruiter/offers/{id}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Withdraw an offer',
  body: offerWithdrawal,
  answer: z.object({ offer }),
  errors: [40004, 40009, 42098],
});
