import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface FakeWindow {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus: () => Promise<void>;
}

const shown = vi.fn(async () => undefined);
const opened = vi.fn(async () => undefined);
let windows: FakeWindow[] = [];

beforeAll(async () => {
  Object.assign(self, {
    registration: {
      showNotification: shown,
      pushManager: { subscribe: async () => ({ endpoint: 'https://push.example/2' }) },
    },
    clients: { matchAll: async () => windows, openWindow: opened },
  });
  await import('./push-worker.ts');
});
beforeEach(() => {
  windows = [];
  shown.mockClear();
  opened.mockClear();
});

/** Gives the worker an event, and waits for its work. */
async function dispatch(type: string, members: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => works.push(work);
  self.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...members }));
  await Promise.all(works);
}

const message = {
  ...{ title: 'Bay Clinic', body: 'Unread messages · Nurse', tag: 'chat-3', lang: 'en', dir: 'ltr' },
  url: 'https://another.example/en/ph/chat-home/3',
};
const push = () => dispatch('push', { data: { json: () => message } });
const aWindow = (path: string, visibilityState: DocumentVisibilityState): FakeWindow => ({
  ...{ url: `${location.origin}${path}`, visibilityState, focus: vi.fn(async () => undefined) },
});

it('a message is shown in its language, and leads to a page of this site alone', async () => {
  windows = [aWindow('/en/ph/jobs', 'hidden')];
  await push();
  expect(shown).toHaveBeenCalledWith('Bay Clinic', {
    ...{ body: message.body, tag: 'chat-3', lang: 'en', dir: 'ltr', icon: '/icons/icon-192.png' },
    data: '/en/ph/chat-home/3',
  });
});

it('nothing is shown to who looks at the site', async () => {
  windows = [aWindow('/en/ph/jobs', 'visible')];
  await push();
  expect(shown).not.toHaveBeenCalled();
});

it('a press opens the page, or goes to the window that shows it', async () => {
  const close = vi.fn();
  const press = () => dispatch('notificationclick', { notification: { data: '/en/ph/chat-home/3', close } });
  await press();
  expect(opened).toHaveBeenCalledWith(`${location.origin}/en/ph/chat-home/3`);
  const window = aWindow('/en/ph/chat-home/3', 'hidden');
  windows = [window];
  await press();
  expect([opened.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
  expect(window.focus).toHaveBeenCalled();
});

it('a subscription that the browser has replaced is sent again', async () => {
  const sent = vi.fn(async (_url: string, init?: RequestInit) =>
    init?.method === 'PUT' ? new Response() : Response.json({ data: { public_key: 'key', is_on: true } }),
  );
  vi.stubGlobal('fetch', sent);
  await dispatch('pushsubscriptionchange', {});
  vi.unstubAllGlobals();
  expect(sent.mock.calls.at(-1)).toMatchObject([
    '/api/jobseeker/push-subscription',
    { method: 'PUT', body: '{"endpoint":"https://push.example/2"}' },
  ]);
});
