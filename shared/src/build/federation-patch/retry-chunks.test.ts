import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChunkLoaders, retryChunks } from './retry-chunks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const first = 'https://jobs.example/assets/mfe-a/1/static/js/async/filters.js';
const onceMore = /^https:\/\/jobs\.example\/assets\/mfe-a\/1\/~\w+\/static\/js\/async\/filters\.js$/;
const event = (type: string) => new Event(type);

/** A bundle whose scripts answer with these events, in turn. */
function aBundle(...events: string[]) {
  const load = vi.fn((_address: string, done: (event: Event) => void) =>
    done(event(events.shift() ?? 'error')),
  );
  const bundle: ChunkLoaders = { f: {}, l: load };
  retryChunks(bundle);
  const done = vi.fn();
  bundle.l?.(first, ({ type }) => done(type), 'chunk-filters', 'filters');
  return { load, done, addresses: () => load.mock.calls.map(([address]) => address) };
}

it('knows a script by its address, so that two copies of a build load each their own', () => {
  const { load, done } = aBundle('load');
  expect(load).toHaveBeenCalledWith(first, expect.any(Function), first, 'filters');
  expect(done).toHaveBeenCalledExactlyOnceWith('load');
});

it('requests a script that fails once from another address, and nobody hears of it', async () => {
  const { done, addresses } = aBundle('error', 'load');
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([first, expect.stringMatching(onceMore)]);
  expect(done).toHaveBeenCalledExactlyOnceWith('load');
});

it('reports a script that fails from every address', async () => {
  const { done, addresses } = aBundle();
  await vi.runAllTimersAsync();
  expect(new Set(addresses()).size).toBe(3);
  expect(done).toHaveBeenCalledExactlyOnceWith('error');
});

it('stays below the address that a version was loaded from, whose chunks are kept apart', async () => {
  const load = vi.fn((_address: string, done: (event: Event) => void) => done(event('error')));
  const bundle: ChunkLoaders = { f: {}, l: load };
  retryChunks(bundle);
  bundle.l?.('https://jobs.example/assets/mfe-a/1/~first/page.js', () => {});
  await vi.runAllTimersAsync();
  expect(load.mock.calls[1]?.[0]).toMatch(/\/assets\/mfe-a\/1\/~first\/~\w+\/page\.js$/);
});

it.each([
  ['once', 1, 'fulfilled'],
  ['each time', 3, 'rejected'],
])('requests a style that fails %s from another address', async (_often, failures, status) => {
  const bases: unknown[] = [];
  const bundle: ChunkLoaders = {
    p: 'https://jobs.example/assets/mfe-a/1/',
    f: {
      miniCss(_chunk, promises) {
        bases.push(bundle.p);
        promises.push(bases.length <= failures ? Promise.reject(new Error('no style')) : Promise.resolve());
      },
    },
  };
  retryChunks(bundle);
  const promises: Promise<unknown>[] = [];
  bundle.f.miniCss?.('apply', promises);
  const settled = Promise.allSettled(promises);
  await vi.runAllTimersAsync();
  expect((await settled)[0]?.status).toBe(status);
  expect(bases[0]).toBe('https://jobs.example/assets/mfe-a/1/');
  expect(bases[1]).toMatch(/\/assets\/mfe-a\/1\/~\w+\/$/);
  expect(bundle.p).toBe('https://jobs.example/assets/mfe-a/1/');
});
