import { accountSetting } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** How the caller signs in, and what the site writes to them about. */
export const getAccountSetting = defineCall({
  method: 'GET',
  path: '/jobseeker/account-setting',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The caller’s account settings',
  answer: accountSetting,
  worldwide: true,
});
