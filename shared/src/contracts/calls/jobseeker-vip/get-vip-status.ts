import { vipStatus } from '../../account/vip.ts';
import { defineCall } from '../../define-call.ts';

/** The caller’s VIP time, invite link, and the friends who came by it. */
export const getVipStatus = defineCall({
  method: 'GET',
  path: '/jobseeker/vip',
  access: 'protected',
  summary: 'VIP time, invite link and invited friends',
  answer: vipStatus,
});
