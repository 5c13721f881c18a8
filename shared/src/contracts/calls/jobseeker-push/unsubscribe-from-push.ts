import { defineCall } from '../../define-call.ts';

export const unsubscribeFromPush = defineCall({
  method: 'DELETE',
  path: '/jobseeker/push-subscription',
  access: 'protected',
  proof: 'none',
  summary: 'Send no push notifications to this browser',
});
