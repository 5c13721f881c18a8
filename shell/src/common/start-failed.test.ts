import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFailed, untilLoaded } from './start-failed.ts';
import { outdatedId, unstartedId } from './start-notices.ts';

const notice = () => document.getElementById(unstartedId) as HTMLElement;
beforeEach(() => {
  const data = {
    discovery: { set: 's1', microFrontends: { shell: [{ metadata: { version: '7' } }] } },
    trace: 't1',
  };
  document.body.innerHTML = `<div id="${unstartedId}" hidden></div><div id="${outdatedId}" hidden></div><script type="application/json" id="jh-page">${JSON.stringify(data)}</script>`;
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it('says that the shell did not start, and reports it without the code that is missing', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startFailed(new Error('Loading chunk 9 failed. (error: http://x/assets/shell/7/bootstrap.js)'));
  expect(notice().hidden).toBe(false);
  await expect.poll(() => sendBeacon.mock.calls.length).toBe(1);
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
    set: 's1',
    trace: 't1',
    facts: [{ event: 'load-failed', remote: 'shell', version: '7', cause: 'network' }],
  });
});

it('says that the browser is too old, and blames no release', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const own = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') as PropertyDescriptor;
  Reflect.deleteProperty(Promise, 'withResolvers');
  startFailed(new TypeError('Promise.withResolvers is not a function'));
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce());
  Object.defineProperty(Promise, 'withResolvers', own);
  expect([notice().hidden, document.getElementById(outdatedId)?.hidden]).toEqual([true, false]);
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '').facts).toMatchObject([
    { event: 'reported', remote: 'shell', text: 'browser-outdated' },
  ]);
});

it('shows the notice until what failed has loaded, as soon as the network is back', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue('rest');
  const failures: unknown[] = [];
  const loaded = untilLoaded(load, (error) => failures.push(error));
  await expect.poll(() => notice().hidden).toBe(false);
  for (const calls of [1, 2]) {
    await expect.poll(() => load.mock.calls.length).toBe(calls);
    window.dispatchEvent(new Event('online'));
  }
  expect(await loaded).toBe('rest');
  expect(notice().hidden).toBe(true);
  expect(failures).toHaveLength(1);
});
