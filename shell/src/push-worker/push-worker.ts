import type { PushMessage } from '@jobharbor/shared/contracts/account/push-subscription';

// The service worker of push notifications, a script of its own at `/push-worker.js`. It imports nothing, and has no
// `fetch` listener: every page and file goes past it. The build takes its types away.

interface WindowOfSite {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

/** What TypeScript's `DOM` lacks of a service worker's global object. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowOfSite[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

const worker = self as unknown as WorkerScope;
const subscriptionAddress = '/api/jobseeker/push-subscription';

worker.addEventListener('push', (event) => {
  const { data } = event as PushEvent;
  (event as PushEvent).waitUntil(show((data?.json() ?? {}) as Partial<PushMessage>));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationEvent;
  notification.close();
  (event as NotificationEvent).waitUntil(open(String(notification.data)));
});

// The browser has replaced the subscription.
worker.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(renew());
});

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Who looks at the site sees the news there. */
async function show({ title, body, url, tag, lang, dir }: Partial<PushMessage>): Promise<void> {
  const shown = await windows();
  if (shown.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { pathname, search, hash } = new URL(url ?? '/', location.origin);
  await worker.registration.showNotification(title ?? '', {
    ...(body !== undefined && { body }),
    ...(tag !== undefined && { tag }),
    ...(lang !== undefined && { lang }),
    ...(dir !== undefined && { dir }),
    icon: '/icons/icon-192.png',
    // Never another site, whatever the message says.
    data: pathname + search + hash,
  });
}

/** Shows the page: in its window where one is open, else in a new one. */
async function open(path: string): Promise<void> {
  const { href } = new URL(path, location.origin);
  const found = (await windows()).find(({ url }) => url === href);
  await (found === undefined ? worker.clients.openWindow(href) : found.focus());
}

/** Subscribes anew, and tells the API. The session's cookie goes with it. */
async function renew(): Promise<void> {
  const answer = await fetch(subscriptionAddress);
  if (!answer.ok) return;
  const { data } = (await answer.json()) as { data: { public_key: string } };
  const options = { userVisibleOnly: true, applicationServerKey: data.public_key };
  const subscription = await worker.registration.pushManager.subscribe(options);
  await fetch(subscriptionAddress, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}
