import { defineCall } from '../../define-call.ts';
import { recruiterNotices } from '../../employers/recruiter-notices.ts';

/** Which news the recruiter gets, by which channel, and when. */
export const getRecruiterNotices = defineCall({
  method: 'GET',
  path: '/recruiter/notices',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Notification settings of a recruiter',
  answer: recruiterNotices,
});
