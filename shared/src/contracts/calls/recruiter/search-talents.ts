import { defineCall } from '../../define-call.ts';
import { talent, talentsQuery } from '../../employers/talent.ts';
import { pageOf } from '../../envelope.ts';

/**
 * People who let employers find them, those who were here last first. 42435: the company is not verified. A person is hidden
 * from their own company, and from those that they have blocked. 120 searches an hour.
 */
export const searchTalents = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/talents',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Search people who let employers find them',
  query: talentsQuery,
  answer: pageOf('talents', talent),
  errors: [40004, 40006, 42435],
});
