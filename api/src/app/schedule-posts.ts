import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { type PixelSenderServices, sendPixelEvents } from '../domain/pixel-events/send-pixel-events.ts';
import { createPushSender, type PushServices } from '../domain/push-notices/send-pushes.ts';
import { createWebhookSender, type WebhookServices } from '../domain/webhooks/send-webhooks.ts';

const pollIntervalMs = 5_000;

/** Polls with `begin` every few seconds while the server listens, without overlap. Its deliveries go on in the background. */
function schedule(app: FastifyInstance, begin: () => Promise<void>, onError: (error: unknown) => void): void {
  let timer: NodeJS.Timeout | null = null;
  let isBeginning = false;
  const run = async () => {
    if (isBeginning) return;
    isBeginning = true;
    await begin().catch(onError);
    isBeginning = false;
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), pollIntervalMs);
  });
  app.addHook('preClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}

/** Sends due deliveries of webhooks. */
export function scheduleWebhooks(app: FastifyInstance, services: WebhookServices): void {
  const onError = (err: unknown) => app.log.error({ err }, 'webhooks failed');
  const sender = createWebhookSender(services, undefined, onError);
  schedule(app, () => sender.send(), onError);
}

/** Sends due push notifications. */
export function schedulePushes(
  app: FastifyInstance,
  { clock, ...services }: PushServices & Pick<Dependencies, 'clock'>,
): void {
  const onError = (err: unknown) => app.log.error({ err }, 'push notifications failed');
  const sender = createPushSender(services, undefined, onError);
  schedule(app, () => sender.send(clock()), onError);
}

/** Tells advertising providers of due events. Without a provider that is set up nothing waits. */
export function schedulePixels(app: FastifyInstance, services: PixelSenderServices): void {
  if (Object.keys(services.config.pixels).length === 0) return;
  const onError = (err: unknown) => app.log.error({ err }, 'events for the advertising provider failed');
  schedule(
    app,
    () =>
      sendPixelEvents(services, {
        onError,
        onRefusal: (country, answer) =>
          app.log.error({ country, ...answer }, 'the advertising provider refuses the events of a country'),
      }),
    onError,
  );
}
