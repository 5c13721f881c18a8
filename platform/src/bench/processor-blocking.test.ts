import { expect, it } from 'vitest';
import { processorBlocking, traceFile } from './processor-blocking.ts';

const page = { pid: 1, tid: 2 };
const opened = {
  ...page,
  name: 'navigationStart',
  ts: 1_000,
  args: { data: { documentLoaderURL: 'https://jobs.example/' } },
};
const painted = { ...page, name: 'firstContentfulPaint', ts: 100_000 };
const task = (ts: number, tdur: number, dur = tdur) => ({ ...page, name: 'RunTask', ts, dur, tdur });
const blockingOf = (...tasks: object[]) =>
  processorBlocking(traceFile.parse({ traceEvents: [opened, painted, ...tasks] }).traceEvents);

it('counts what a task takes beyond 50 ms on a phone at a quarter of the speed, after the first paint', () => {
  expect(blockingOf(task(200_000, 20_000), task(300_000, 12_000), task(400_000, 15_000))).toBe(40);
  expect(blockingOf(task(50_000, 30_000))).toBe(0);
});

it('does not count the time for which a task waits for a processor', () => {
  expect(blockingOf(task(200_000, 10_000, 300_000))).toBe(0);
});

it('slows a task that lays out half as much, as Lighthouse does', () => {
  const layout = { ...page, name: 'Layout', ts: 205_000, dur: 20_000, tdur: 20_000 };
  expect(blockingOf(task(200_000, 40_000), layout)).toBe(30);
});

it('counts the main thread of the page, and no other', () => {
  expect(blockingOf({ ...task(200_000, 90_000), tid: 3 }, { ...task(200_000, 90_000), pid: 7 })).toBe(0);
});

it('refuses a trace without a page that was painted', () => {
  expect(() => processorBlocking([])).toThrow('no page');
  expect(() => processorBlocking(traceFile.parse({ traceEvents: [opened] }).traceEvents)).toThrow(
    'not painted',
  );
});
