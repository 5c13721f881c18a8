import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { receiveBody } from './receive-body.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const times = { graceMs: 1_000, bytesPerSecond: 100 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('waits as long as the slowest line needs for what was sent, and no longer', async () => {
  const body = new PassThrough();
  const outcome = receiveBody(body, { maxBytes: 10_000, times }).then(
    ({ length }) => length,
    ({ code }) => `refused with ${code}`,
  );
  const told = vi.fn();
  void outcome.then(told);
  // Each part adds half a second: 6 s in total, where the grace period alone is one.
  for (let part = 0; part < 10; part += 1) {
    body.write(Buffer.alloc(50));
    await turn();
    await vi.advanceTimersByTimeAsync(490);
  }
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(await outcome).toBe('refused with 40021');
  expect(body.destroyed).toBe(false);
});

it('frees its place on disk when the client breaks off', async () => {
  const giveBack = vi.fn();
  const body = new PassThrough();
  const outcome = receiveBody(body, { maxBytes: 100_000, takePlace: async () => giveBack });
  const refused = expect(outcome).rejects.toMatchObject({ code: 40014 });
  body.write(Buffer.alloc(50_000));
  await turn();
  body.destroy(new Error('the client has gone'));
  await refused;
  expect(giveBack).toHaveBeenCalledOnce();
});

it('refuses what would go to disk while too much is there', async () => {
  const body = new PassThrough();
  const outcome = receiveBody(body, { maxBytes: 100_000, takePlace: async () => null });
  body.end(Buffer.alloc(50_000));
  await expect(outcome).rejects.toMatchObject({ code: 40006, retryAfter: 10 });
});

it('lets a client that sent most of its body at once be silent for the grace period, and no longer', async () => {
  const body = new PassThrough();
  const outcome = receiveBody(body, { maxBytes: 100_000, times });
  const refused = expect(outcome).rejects.toMatchObject({ code: 40021 });
  // A hundred seconds of the minimum rate.
  body.write(Buffer.alloc(10_000));
  await turn();
  for (let part = 0; part < 4; part += 1) {
    body.write(Buffer.alloc(1));
    await turn();
    await vi.advanceTimersByTimeAsync(300);
  }
  await refused;
});

it('is read from its start as often as somebody asks, after a reader that stopped early too', async () => {
  const sent = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));
  const body = new PassThrough();
  body.end(sent);
  const received = await receiveBody(body, { maxBytes: 1_000_000 });
  for await (const part of received.read()) {
    expect(part.length).toBeGreaterThan(0);
    break;
  }
  for (let time = 0; time < 2; time += 1) expect(await buffer(received.read())).toEqual(sent);
  await received.release();
});
