import { defineCall } from '../define-call.ts';

/** Unblocks a company, by the company’s id; one that is not blocked is no failure. */
export const unblockCompany = defineCall({
  method: 'DELETE',
  path: '/company/{id}/blacklist-companies/delete',
  access: 'protected',
  summary: 'Unblock a company',
});
