import { defineCall } from '../../define-call.ts';
import { recruiterNotices, recruiterNoticesChange } from '../../employers/recruiter-notices.ts';

/** Changes which news the recruiter gets, and when. What is left out stays as it is. */
export const changeRecruiterNotices = defineCall({
  method: 'PATCH',
  path: '/recruiter/notices',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Change the notification settings of a recruiter',
  body: recruiterNoticesChange,
  answer: recruiterNotices,
  errors: [40001],
});
