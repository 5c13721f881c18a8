import { currentAsker, followAskers } from '@jobharbor/shared/http-server';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedWork } from './shared-work.ts';

let app: FastifyInstance;
let begun: PromiseWithResolvers<{ pages: number }>[];
let signals: (AbortSignal | null)[];
let url: string;
/** Requests that have come, and those whose client has gone. */
let asked: number;
let left: number;
const grace = 3_000;

beforeEach(async () => {
  begun = [];
  signals = [];
  [asked, left] = [0, 0];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  app = Fastify();
  followAskers(app);
  const shareWork = createSharedWork<{ pages: number }>({ grace });
  app.get<{ Params: { key: string } }>('/:key', ({ params }) => {
    currentAsker().signal?.addEventListener('abort', () => {
      left += 1;
    });
    const shared = shareWork(params.key, ({ signal }) => {
      const work = Promise.withResolvers<{ pages: number }>();
      signal?.addEventListener('abort', () => work.reject(new Error('abandoned')));
      begun.push(work);
      signals.push(signal);
      return work.promise;
    });
    asked += 1;
    return shared;
  });
  url = await app.listen();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const started = (count: number) => expect.poll(() => begun.length).toBe(count);
const waiting = (count: number) => expect.poll(() => asked).toBe(count);

/** A request whose browser gives up. */
async function askAndLeave(path: string): Promise<void> {
  const leaving = new AbortController();
  const request = fetch(`${url}/${path}`, { signal: leaving.signal }).catch(() => null);
  await started(1);
  leaving.abort();
  await request;
  await expect.poll(() => left).toBe(1);
}

it('goes on for a browser that has timed out and asks again', async () => {
  await askAndLeave('a');
  const second = fetch(`${url}/a`);
  await waiting(2);
  vi.advanceTimersByTime(2 * grace);
  expect(signals[0]?.aborted).toBe(false);
  begun[0]?.resolve({ pages: 2 });
  expect(await (await second).json()).toEqual({ pages: 2 });
  expect(await (await fetch(`${url}/a`)).json()).toEqual({ pages: 2 });
  expect(begun).toHaveLength(1);
});

it('ends when nobody asks again, and begins anew for the next', async () => {
  await askAndLeave('a');
  expect(signals[0]?.aborted).toBe(false);
  vi.advanceTimersByTime(grace);
  expect(signals[0]?.aborted).toBe(true);
  const next = fetch(`${url}/a`);
  await started(2);
  begun[1]?.resolve({ pages: 1 });
  expect(await (await next).json()).toEqual({ pages: 1 });
});

it('keeps no failure', async () => {
  const failed = fetch(`${url}/a`);
  await started(1);
  begun[0]?.reject(new Error('no memory'));
  expect((await failed).status).toBe(500);
  const next = fetch(`${url}/a`);
  await started(2);
  begun[1]?.resolve({ pages: 1 });
  expect((await next).status).toBe(200);
});
