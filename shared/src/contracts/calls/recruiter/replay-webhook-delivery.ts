import { defineCall } from '../../define-call.ts';

/** Sends a delivery again, under its own id, within seconds. */
export const replayWebhookDelivery = defineCall({
  method: 'POST',
  path: '/recruiter/companies/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'Replay a delivery of a webhook',
  errors: [40004, 40005, 40006],
});
