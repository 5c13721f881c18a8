import { defineCall } from '../../define-call.ts';
import { freeTimes, freeTimesQuery } from '../../employers/recruiter-calendar.ts';

/**
 * Times at which the recruiter of an application can hold an interview: within their hours, without what their calendar and
 * their interviews take, and later than interviews can be called off.
 */
export const listFreeTimes = defineCall({
  method: 'GET',
  path: '/recruiter/applications/{id}/free-times',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Free times of the recruiter of an application',
  query: freeTimesQuery,
  answer: freeTimes,
  errors: [40004],
});
