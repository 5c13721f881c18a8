import { accountSetting, accountSettingChange } from '../../account/account-setting.ts';
import { defineCall } from '../../define-call.ts';

/** Partial update of language, country, notifications. */
export const updateAccountSetting = defineCall({
  method: 'PATCH',
  path: '/jobseeker/account-setting',
  access: 'protected',
  proof: 'none',
  summary: 'Change account settings',
  body: accountSettingChange,
  answer: accountSetting,
  waitsForSignIn: true,
});
