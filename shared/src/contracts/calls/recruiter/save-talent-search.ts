import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { talentSearch, talentSearchDraft } from '../../employers/talent.ts';

/**
 * Saves a search. Its member is told of people who match it from then on: on the socket, by mail once a day, and by the
 * webhook `talent.found`. 42435: the company is not verified. 42490: the member has ten searches.
 */
export const saveTalentSearch = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/talent-searches',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Save a search over people',
  body: talentSearchDraft,
  answer: z.object({ search: talentSearch }),
  statuses: [201],
  errors: [40004, 42435, 42490],
});
