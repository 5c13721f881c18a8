import { defineCall } from '../../define-call.ts';

/** Removes a webhook with its deliveries. */
export const removeWebhook = defineCall({
  method: 'DELETE',
  path: '/recruiter/companies/{id}/webhooks/{webhookId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Remove a webhook',
  errors: [40004, 40005],
});
