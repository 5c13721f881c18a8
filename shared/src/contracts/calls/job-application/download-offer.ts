import { defineCall } from '../../define-call.ts';

/** The signed copy of an accepted offer as PDF, in the language of the account; 40004 for any other. */
export const downloadOffer = defineCall({
  method: 'GET',
  path: '/jobApplication/offers/{id}/document',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The signed copy of an accepted offer',
  answer: 'file',
  errors: [40004, 40019, 50010],
});
