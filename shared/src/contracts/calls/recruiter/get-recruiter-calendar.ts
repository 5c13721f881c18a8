import { defineCall } from '../../define-call.ts';
import { recruiterCalendar } from '../../employers/recruiter-calendar.ts';

/** When the recruiter holds interviews. The address of the linked calendar is not shown. */
export const getRecruiterCalendar = defineCall({
  method: 'GET',
  path: '/recruiter/calendar',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Hours and calendar of a recruiter',
  answer: recruiterCalendar,
});
