import { addWebhook } from '@jobharbor/shared/calls/recruiter/add-webhook';
import { changeWebhook } from '@jobharbor/shared/calls/recruiter/change-webhook';
import { removeWebhook } from '@jobharbor/shared/calls/recruiter/remove-webhook';
import { replayWebhookDelivery } from '@jobharbor/shared/calls/recruiter/replay-webhook-delivery';
import { rotateWebhookSecret } from '@jobharbor/shared/calls/recruiter/rotate-webhook-secret';
import type { WebhookEvent } from '@jobharbor/shared/contracts';
import { type Acting, companyOf, type FormAction } from '../action.ts';

const page = '/webhooks';

/** A form of one webhook, which the path names. */
const ofOne = (
  change: (acting: Acting, params: { id: number; webhookId: number }) => Promise<unknown>,
): FormAction => ({
  page,
  async carryOut(acting) {
    const { id } = await companyOf(acting.client, acting.t);
    await change(acting, { id, webhookId: acting.id });
    return { to: page, said: 'said.webhookSaved' };
  },
});

/** Forms of webhooks, by path. */
export const webhookActions: Readonly<Record<string, FormAction>> = {
  '/webhooks': {
    page,
    async carryOut({ client, form, fields, t }) {
      const { id } = await companyOf(client, t);
      const events = fields.getAll('events') as WebhookEvent[];
      await client.send(addWebhook, { params: { id }, body: { url: form.url ?? '', events } });
      return { to: page, said: 'said.webhookSaved' };
    },
  },
  '/webhooks/{id}/secret': ofOne(({ client }, params) => client.send(rotateWebhookSecret, { params })),
  '/webhooks/{id}/remove': ofOne(({ client }, params) => client.send(removeWebhook, { params })),
  '/webhooks/{id}/state': ofOne(({ client, form }, params) =>
    client.send(changeWebhook, { params, body: { is_enabled: form.enabled === '1' } }),
  ),
  '/webhooks/{id}/replay': ofOne(({ client, form }, params) =>
    client.send(replayWebhookDelivery, { params: { ...params, deliveryId: Number(form.delivery) } }),
  ),
};
