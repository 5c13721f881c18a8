import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { webhook } from '../../employers/webhook.ts';

/** Gives a webhook a new secret. The former one signs as well for 24 hours. */
export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/webhooks/{webhookId}/secret',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Rotate the secret of a webhook',
  answer: z.object({ webhook }),
  errors: [40004, 40005],
});
