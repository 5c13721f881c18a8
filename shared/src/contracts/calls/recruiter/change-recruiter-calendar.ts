import { defineCall } from '../../define-call.ts';
import { recruiterCalendar, recruiterCalendarChange } from '../../employers/recruiter-calendar.ts';

/** Changes hours, zone or link. A new link is read at once, and kept only if that succeeds (42480 to 42483). */
export const changeRecruiterCalendar = defineCall({
  method: 'PATCH',
  path: '/recruiter/calendar',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Change hours and calendar of a recruiter',
  body: recruiterCalendarChange,
  answer: recruiterCalendar,
  errors: [40001, 40006, 42480, 42481, 42482, 42483],
});
