import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirtyLease } from '../../common/create-dirty-lease.ts';
import { createNavigation, type ShellNavigation } from '../../common/create-navigation.ts';
import { createServedSet } from '../../common/create-served-set.ts';
import { followServedSet } from './follow-served-set.ts';

const reload = vi.fn();
let navigation: ShellNavigation;
let stop = () => {};
let requests: number;

function openPage(served: string | (() => Promise<Response>)) {
  vi.stubGlobal('fetch', () => {
    requests += 1;
    if (typeof served !== 'string') return served();
    return Promise.resolve(new Response('{}', { headers: { 'x-jobharbor-set': served } }));
  });
  history.replaceState(null, '', '/en/ph/jobs');
  navigation = createNavigation('/en/ph/jobs');
  const shown: string[] = [];
  navigation.subscribe(() => shown.push(navigation.current().pathname));
  const lease = createDirtyLease();
  const servedSet = createServedSet('a');
  stop = followServedSet({ servedSet, navigation, lease }, reload);
  return { shown, lease, servedSet };
}

beforeEach(() => {
  vi.useFakeTimers();
  requests = 0;
  reload.mockClear();
});
afterEach(() => {
  stop();
  navigation.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an open page', () => {
  it('navigates in place while its set is still served', async () => {
    const { shown } = openPage('a');
    navigation.navigate('/en/ph/my-jobs');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['/en/ph/my-jobs']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the next page as a document when another set is served', async () => {
    const { shown } = openPage('b');
    navigation.navigate('/en/ph/my-jobs', { state: 'kept' });
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
    expect(window.location.pathname).toBe('/en/ph/my-jobs');
    expect(history.state).toMatchObject({ state: 'kept' });
  });

  it('loads the next page as a document after a remote spoilt it for good', async () => {
    const { servedSet } = openPage('a');
    servedSet.discard();
    navigation.navigate('/en/ph/my-jobs');
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays in its set while unsaved work is held, and leaves it when that is released', async () => {
    const { shown, lease } = openPage('b');
    const release = lease.acquire('a draft');
    navigation.navigate('/en/ph/my-jobs');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['/en/ph/my-jobs']);
    release();
    navigation.navigate('/en/ph/profile');
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits at most a quarter of a second for the set id', async () => {
    const { shown } = openPage(() => new Promise(() => {}));
    navigation.navigate('/en/ph/my-jobs');
    await vi.advanceTimersByTimeAsync(240);
    expect(shown).toEqual([]);
    expect(navigation.current().pathname).toBe('/en/ph/jobs');
    await vi.advanceTimersByTimeAsync(20);
    expect(shown).toEqual(['/en/ph/my-jobs']);
  });

  it('navigates in place when the gateway is unreachable', async () => {
    const { shown } = openPage(() => Promise.reject(new Error('offline')));
    navigation.navigate('/en/ph/my-jobs');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['/en/ph/my-jobs']);
  });

  it('requests the set id when the pointer is over a link, at most every five seconds, and not for navigation within a page', async () => {
    openPage('a');
    document.body.innerHTML = '<a href="/en/ph/my-jobs">x</a>';
    const point = () =>
      document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    point();
    point();
    await vi.advanceTimersByTimeAsync(1);
    navigation.navigate('/en/ph/my-jobs');
    navigation.navigate('/en/ph/my-jobs?page=2');
    expect(navigation.current().search).toBe('?page=2');
    expect(requests).toBe(1);
    await vi.advanceTimersByTimeAsync(6_000);
    point();
    expect(requests).toBe(2);
  });

  it('lets the pointer pass over a link in a drawing, whose address is an object', async () => {
    openPage('a');
    document.body.innerHTML = '<svg><a href="/en/ph/my-jobs"><text>x</text></a></svg>';
    const link = document.querySelector('a') as Element;
    Object.assign(link, { href: { baseVal: '/en/ph/my-jobs' } });
    const failed = vi.fn();
    window.addEventListener('error', failed);
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it('uses the set id of API responses without a request of its own', async () => {
    const { servedSet } = openPage('a');
    servedSet.record('b');
    navigation.navigate('/en/ph/my-jobs');
    expect(reload).toHaveBeenCalledOnce();
    expect(requests).toBe(0);
  });
});
