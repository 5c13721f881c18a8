import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { talentSearch } from '../../employers/talent.ts';

/** The caller’s own searches for a company, the newest first. */
export const listTalentSearches = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/talent-searches',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Saved searches over people',
  answer: z.object({ searches: z.array(talentSearch) }),
  errors: [40004],
});
