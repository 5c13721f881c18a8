import { expect, it, onTestFinished, vi } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';
import { createApiBreaker } from './api-breaker.ts';

const never = () => new Promise<never>(() => {});

async function aBreaker(isUp: () => boolean | Promise<boolean>) {
  vi.useFakeTimers();
  const changes: string[] = [];
  const probe = vi.fn(async () => (await isUp()) || (await never()));
  const breaker = createApiBreaker({ probe, onChange: (state) => void changes.push(state) });
  onTestFinished(async () => {
    vi.useRealTimers();
    await breaker.stop();
  });
  return { breaker, probe, changes };
}

it('rejects all pending requests once the API does not answer, and sends none until it does', async () => {
  let isUp = false;
  const { breaker, changes } = await aBreaker(() => isUp);
  const pages = Promise.allSettled(Array.from({ length: 8 }, () => breaker.guard(never)));
  await vi.advanceTimersByTimeAsync(2_100);
  expect((await pages).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  expect(breaker.state().state).toBe('open');
  const work = vi.fn(async () => 'drawn');
  await expect(breaker.guard(work)).rejects.toThrow('does not answer');
  expect(work).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes).toEqual(['open']);
  isUp = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await breaker.guard(work)).toBe('drawn');
  expect(changes).toEqual(['open', 'closed']);
});

it('lets slow and failing work of one remote be, as long as the API answers', async () => {
  const { breaker, probe, changes } = await aBreaker(() => true);
  const slow = breaker.guard(() => new Promise((resolve) => setTimeout(() => resolve('late'), 2_500)));
  await vi.advanceTimersByTimeAsync(2_600);
  expect(await slow).toBe('late');
  await expect(breaker.guard(() => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(changes).toEqual([]);
});

it('leaves a busy API open to all: its health check is late, but it answers other calls', async () => {
  let healthTakes = 3_000;
  const { breaker, changes } = await aBreaker(
    () => new Promise((resolve) => setTimeout(() => resolve(true), healthTakes)),
  );
  const answering = setInterval(() => breaker.noteAnswer(), 300);
  onTestFinished(() => clearInterval(answering));
  const slow = breaker.guard(() => new Promise((resolve) => setTimeout(() => resolve('late'), 8_000)));
  await vi.advanceTimersByTimeAsync(8_100);
  expect(await slow).toBe('late');
  expect(changes).toEqual([]);

  healthTakes = 3_600_000;
  const stuck = Promise.allSettled([breaker.guard(never)]);
  await vi.advanceTimersByTimeAsync(13_000);
  expect((await stuck).map(({ status }) => status)).toEqual(['rejected']);
  healthTakes = 0;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(changes).toEqual(['open', 'closed']);
});

it('leaves a slow API open while too few calls are under way to say that it answers', async () => {
  let healthTakes = 2_500;
  const { breaker, probe, changes } = await aBreaker(
    () => new Promise((resolve) => setTimeout(() => resolve(true), healthTakes)),
  );
  const slow = breaker.guard(() => new Promise((resolve) => setTimeout(() => resolve('late'), 6_000)));
  await vi.advanceTimersByTimeAsync(6_100);
  expect(await slow).toBe('late');
  expect([probe.mock.calls.length, changes]).toEqual([2, []]);

  healthTakes = 3_600_000;
  const stuck = Promise.allSettled([breaker.guard(never)]);
  await vi.advanceTimersByTimeAsync(5_100);
  expect((await stuck).map(({ status }) => status)).toEqual(['rejected']);
  // The breaker stays closed at the same latency.
  healthTakes = 2_500;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(changes).toEqual(['open', 'closed']);
});

it('pages come without server rendering at once after the first that found the API frozen, and rendered again when it is back', async () => {
  let isFrozen = true;
  const { url } = await anApi((_request, response) => {
    if (!isFrozen) response.end('{}');
  });
  const server = `import { get } from 'node:http';
  export const render = async ({ apiUrl, headers }) => {
    await new Promise((resolve, reject) => get(apiUrl + '/job/1', { headers }, resolve).on('error', reject));
    return { html: 'drawn', head: null, state: null, status: 200 };
  };`;
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'], server, calls: ['GET /job/{id}'] });
  const app = await aGateway(store, { apiUrl: url });
  const page = async () => (await app.inject({ url: '/en/ph/jobs' })).body.includes('"isRendered":true');
  const health = async () => (await app.inject({ url: '/health' })).json();
  expect(await health()).toMatchObject({ status: 'ok', api: { state: 'closed' } });
  const first = await Promise.all(Array.from({ length: 8 }, page));
  expect(first).toEqual(Array(8).fill(false));
  await expect.poll(health).toMatchObject({ status: 'ok', api: { state: 'open' } });
  // A hundred of them would take minutes if each waited for the API.
  for (let count = 0; count < 100; count += 1) expect(await page()).toBe(false);
  isFrozen = false;
  await expect.poll(page, { timeout: 20_000 }).toBe(true);
  expect(await health()).toMatchObject({ api: { state: 'closed' } });
}, 60_000);
