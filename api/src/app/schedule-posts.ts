import type { FastifyInstance } from 'fastify';
import { type PushServices, sendDuePushes } from '../domain/push-notices/send-pushes.ts';
import { sendDueWebhooks, type WebhookServices } from '../domain/webhooks/send-webhooks.ts';

const pollIntervalMs = 5_000;

/** Runs `send` every few seconds while the server listens, one round at a time. */
function schedule(app: FastifyInstance, name: string, send: () => Promise<void>): void {
  let timer: NodeJS.Timeout | null = null;
  let isSending = false;
  const run = async () => {
    if (isSending) return;
    isSending = true;
    await send().catch((error: unknown) => app.log.error({ err: error }, `${name} failed`));
    isSending = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}

type Clock = { clock: () => Date };

/** Sends due deliveries of webhooks. */
export const scheduleWebhooks = (
  app: FastifyInstance,
  { clock, ...services }: WebhookServices & Clock,
): void => schedule(app, 'webhooks', () => sendDueWebhooks(services, clock()));

/** Sends due push notifications. */
export const schedulePushes = (app: FastifyInstance, { clock, ...services }: PushServices & Clock): void =>
  schedule(app, 'push notifications', () => sendDuePushes(services, clock()));
