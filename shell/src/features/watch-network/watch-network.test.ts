import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createNotifications } from '../../common/create-notifications.ts';
import type { OutletState } from '../../common/page-state.ts';
import { watchNetwork } from './watch-network.ts';

let undo = () => {};
afterEach(() => {
  undo();
  setOnline(true);
  vi.restoreAllMocks();
});

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  onlineManager.setOnline(isOnline);
}

function watch(state: OutletState = { status: 'ready' }) {
  const queryClient = new QueryClient();
  const notifications = createNotifications();
  const mountAgain = vi.fn();
  const stop = watchNetwork({
    ...{ queryClient, notifications, mountAgain, outlet: createStore(() => state) },
    text: () => 'Waits for the network.',
  });
  const ask = (key: string) =>
    new QueryObserver(queryClient, { queryKey: [key], queryFn: () => key, staleTime: 0 }).subscribe(() => {});
  const stops = [stop];
  undo = () => {
    for (const end of stops) end();
  };
  const notice = () => notifications.store.getState().notice?.text;
  return { ask: (key: string) => void stops.push(ask(key)), notice, mountAgain, queryClient };
}

it('says while a query waits for the network, until it is back', async () => {
  const { ask, notice } = watch();
  setOnline(false);
  expect(notice()).toBeUndefined();
  ask('jobs');
  await expect.poll(notice).toBe('Waits for the network.');
  setOnline(true);
  await expect.poll(notice).toBeUndefined();
});

it('says nothing where the page has its data, nor while the network is there', async () => {
  const { ask, notice, queryClient } = watch();
  queryClient.setQueryData(['jobs'], 'kept');
  setOnline(false);
  ask('jobs');
  await expect.poll(() => queryClient.getQueryState(['jobs'])?.fetchStatus).toBe('paused');
  expect(notice()).toBeUndefined();
});

it('mounts a page again that did not load, once the network is back', () => {
  const { mountAgain } = watch({ status: 'failed', remote: 'mfe-a', supportCode: 'A', fallback: null });
  setOnline(false);
  expect(mountAgain).not.toHaveBeenCalled();
  setOnline(true);
  expect(mountAgain).toHaveBeenCalledOnce();
});
