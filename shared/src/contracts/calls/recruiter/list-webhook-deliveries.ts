import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { webhookDelivery } from '../../employers/webhook.ts';

/** The latest deliveries of a webhook, newest first. */
export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: '/recruiter/companies/{id}/webhooks/{webhookId}/deliveries',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Deliveries of a webhook',
  answer: z.object({ deliveries: z.array(webhookDelivery) }),
  errors: [40004, 40005],
});
