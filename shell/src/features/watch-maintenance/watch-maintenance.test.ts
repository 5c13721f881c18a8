import type { Maintenance } from '@jobharbor/shared/contracts/markets/maintenance';
import type { HttpClient } from '@jobharbor/shared/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createNotifications } from '../../common/create-notifications.ts';
import { watchMaintenance } from './watch-maintenance.ts';

const now = 1_796_000_000;
const plan: Maintenance = {
  ...{ id: 1, country_key: null, language: null, path: '/chat-home' },
  ...{ starts_at: now, ends_at: now + 3_600 },
};

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ now: now * 1_000 }));
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** An open page at `pathname`, told of `plans` by the API. */
function open(pathname: string, plans: Maintenance[], status = 'remote') {
  const [current, listeners] = [{ pathname, search: '', hash: '' }, new Set<() => void>()];
  const asked = vi.fn(async () => ({ data: { data: { maintenance: plans } }, status: 200, headers: {} }));
  const notifications = createNotifications();
  const page = {
    http: { get: asked } as unknown as HttpClient,
    navigation: {
      current: () => current,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    locale: createStore(() => ({
      language: { id: 1, value: 'en', slug: 'en' },
      country: { key: 'ph' },
    })),
    i18n: { t: (key: string, { time = '' }: { time?: string }) => `${key} ${time}`.trim() },
    notifications,
    router: { state: createStore(() => ({ status })) },
  };
  stop = watchMaintenance(page as unknown as Parameters<typeof watchMaintenance>[0]);
  return {
    asked,
    notice: () => notifications.store.getState().notice?.text ?? null,
    later: () => vi.advanceTimersByTimeAsync(120_000),
    goTo(next: string) {
      current.pathname = next;
      for (const listener of listeners) listener();
    },
  };
}

it('says on an open page that its maintenance is under way and until when, and that it is lifted', async () => {
  const plans = [plan];
  const { notice, later, goTo } = open('/en/ph/chat-home/7', plans);
  expect(notice()).toBeNull();
  await later();
  expect(notice()).toMatch(/^maintenance\.title maintenance\.backAt .*2026/);
  goTo('/en/ph/jobs');
  expect(notice()).toBeNull();
  goTo('/en/ph/chat-home');
  expect(notice()).not.toBeNull();
  plans.length = 0;
  await later();
  expect(notice()).toBeNull();
});

it.each([
  ['before it begins', '/en/ph/chat-home', { starts_at: now + 600 }, 'remote'],
  ['of another page', '/en/ph/jobs', {}, 'remote'],
  ['of another country', '/en/ph/chat-home', { country_key: 'sg' }, 'remote'],
  ['on the page of maintenance itself', '/en/ph/chat-home', {}, 'maintenance'],
])('says nothing %s', async (_when, pathname, more, status) => {
  const { notice, later, asked } = open(pathname, [{ ...plan, ...more }], status);
  await later();
  expect(asked).toHaveBeenCalledOnce();
  expect(notice()).toBeNull();
});
