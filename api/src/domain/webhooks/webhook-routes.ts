import { addWebhook } from '@jobharbor/shared/calls/recruiter/add-webhook';
import { changeWebhook } from '@jobharbor/shared/calls/recruiter/change-webhook';
import { listWebhookDeliveries } from '@jobharbor/shared/calls/recruiter/list-webhook-deliveries';
import { listWebhooks } from '@jobharbor/shared/calls/recruiter/list-webhooks';
import { removeWebhook } from '@jobharbor/shared/calls/recruiter/remove-webhook';
import { replayWebhookDelivery } from '@jobharbor/shared/calls/recruiter/replay-webhook-delivery';
import { rotateWebhookSecret } from '@jobharbor/shared/calls/recruiter/rotate-webhook-secret';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as hooks from './webhooks.ts';

/** Webhooks of a company, for its admin. */
export function webhookRoutes(app: App, { db, secrets, clock }: Dependencies): void {
  const services = { db, secrets };

  serve(app, listWebhooks, async ({ params: { id: companyId }, session: { accountId } }) => ({
    webhooks: await hooks.findWebhooks(services, { companyId, accountId }),
  }));

  serve(app, addWebhook, async ({ params: { id: companyId }, body: draft, session: { accountId } }) => ({
    webhook: await hooks.addHook(services, { companyId, accountId, draft, now: clock() }),
  }));

  serve(app, changeWebhook, async ({ params, body, session: { accountId } }) => ({
    webhook: await hooks.changeHook(services, hookOf(params, accountId), body),
  }));

  serve(app, removeWebhook, async ({ params, session: { accountId } }) => {
    await hooks.removeHook(services, hookOf(params, accountId));
    return {};
  });

  serve(app, rotateWebhookSecret, async ({ params, session: { accountId } }) => ({
    webhook: await hooks.rotateSecret(services, hookOf(params, accountId), clock()),
  }));

  serve(app, listWebhookDeliveries, async ({ params, session: { accountId } }) => ({
    deliveries: await hooks.findDeliveries(services, hookOf(params, accountId)),
  }));

  serve(app, replayWebhookDelivery, async ({ params, session: { accountId } }) => {
    const { deliveryId } = params;
    await hooks.replayDelivery(services, { ...hookOf(params, accountId), deliveryId, now: clock() });
    return {};
  });
}

const hookOf = ({ id, webhookId }: { id: number; webhookId: number }, accountId: number): hooks.HookOf => ({
  ...{ companyId: id, webhookId, accountId },
});
