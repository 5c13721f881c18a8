import type { FastifyInstance } from 'fastify';
import { sendDueWebhooks, type WebhookServices } from '../domain/webhooks/send-webhooks.ts';

const pollIntervalMs = 5_000;

/** Sends due deliveries of webhooks every few seconds while the server listens, one round at a time. */
export function scheduleWebhooks(
  app: FastifyInstance,
  { clock, ...services }: WebhookServices & { clock: () => Date },
): void {
  let timer: NodeJS.Timeout | null = null;
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    await sendDueWebhooks(services, clock()).catch((error: unknown) =>
      app.log.error({ err: error }, 'webhooks failed'),
    );
    isSending = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void send(), pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}
