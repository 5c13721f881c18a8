import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { webhook } from '../../employers/webhook.ts';

/** The webhooks of a company with their secrets, for its admin. */
export const listWebhooks = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/webhooks',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Webhooks of a company',
  answer: z.object({ webhooks: z.array(webhook) }),
  errors: [40004, 40005],
});
