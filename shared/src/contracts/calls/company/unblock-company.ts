import { defineCall } from '../../define-call.ts';

/** Unblocks a company by its id; no failure if it is not blocked. */
export const unblockCompany = defineCall({
  method: 'DELETE',
  path: '/company/{id}/blacklist-companies/delete',
  access: 'protected',
  summary: 'Unblock a company',
  waitsForSignIn: true,
});
