import { pushState, pushSubscription } from '../../account/push-subscription.ts';
import { defineCall } from '../../define-call.ts';

/** Replaces the subscription of this session. It ends with the session. */
export const subscribeToPush = defineCall({
  method: 'PUT',
  path: '/jobseeker/push-subscription',
  access: 'protected',
  proof: 'none',
  summary: 'Send push notifications to this browser',
  body: pushSubscription,
  answer: pushState,
});
