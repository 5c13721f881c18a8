import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { webhook, webhookDraft } from '../../employers/webhook.ts';

/** Adds a webhook, signed as Standard Webhooks has it. 42436: there are as many as there may be. */
export const addWebhook = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/webhooks',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Add a webhook',
  body: webhookDraft,
  answer: z.object({ webhook }),
  statuses: [201],
  errors: [40004, 40005, 42436],
});
