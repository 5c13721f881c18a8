import type { PushSubscriptionData } from '../contracts/account/push-subscription.ts';
import { pushWorkerPath } from '../contracts/browser/push-worker-path.ts';

/** Whether the browser has push notifications: not in a page without TLS, and on iOS only on the Home Screen. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Subscribes this browser with the site's key; one with another key is replaced. Rejects where the browser does not reach
 * its push service.
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionData> {
  await navigator.serviceWorker.register(pushWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribe = () => pushManager.subscribe(options);
  const subscription = await subscribe().catch(async (error: unknown) => {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return subscribe();
  });
  return subscription.toJSON() as PushSubscriptionData;
}

/** Whether this browser is subscribed, as far as it knows. */
export const isBrowserSubscribed = async (): Promise<boolean> =>
  Boolean(await (await pushRegistration())?.pushManager.getSubscription());

/** Ends the subscription of this browser, and its service worker with it. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await pushRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

const pushRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  hasPush() ? navigator.serviceWorker.getRegistration(pushWorkerPath) : undefined;
