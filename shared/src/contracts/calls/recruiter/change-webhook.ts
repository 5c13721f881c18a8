import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { webhook, webhookChange } from '../../employers/webhook.ts';

/** Changes address and events, and disables or enables. */
export const changeWebhook = defineCall({
  method: 'PATCH',
  path: '/recruiter/companies/{id}/webhooks/{webhookId}',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Change a webhook',
  body: webhookChange,
  answer: z.object({ webhook }),
  errors: [40004, 40005],
});
