import { defineCall } from '../../define-call.ts';
import { me } from '../../profile/jobseeker.ts';

/** The caller’s own profile. */
export const getMe = defineCall({
  method: 'GET',
  path: '/jobseeker/me',
  access: 'protected',
  summary: 'The caller’s own profile',
  answer: me,
  worldwide: true,
  version: 2,
});
