import { defineCall } from '../../define-call.ts';
import { recruiterCalendar } from '../../employers/recruiter-calendar.ts';

/** Reads the linked calendar now; otherwise it is read every half hour. A failure is in the answer. */
export const readRecruiterCalendar = defineCall({
  method: 'POST',
  path: '/recruiter/calendar/read',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Read the calendar of a recruiter again',
  answer: recruiterCalendar,
  errors: [40004, 40006],
});
