import { defineCall } from '../../define-call.ts';

/** Forgets hours, link and busy times of the recruiter. */
export const deleteRecruiterCalendar = defineCall({
  method: 'DELETE',
  path: '/recruiter/calendar',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Delete hours and calendar of a recruiter',
});
