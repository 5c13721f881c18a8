import { pushState } from '../../account/push-subscription.ts';
import { defineCall } from '../../define-call.ts';

export const getPushState = defineCall({
  method: 'GET',
  path: '/jobseeker/push-subscription',
  access: 'protected',
  summary: 'Whether this browser gets push notifications, and the key to subscribe with',
  answer: pushState,
  worldwide: true,
});
