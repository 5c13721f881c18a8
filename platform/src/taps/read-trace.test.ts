import { expect, it } from 'vitest';
import { readTrace, tapMark } from './read-trace.ts';

const main = { pid: 1, tid: 2 };
/** Milliseconds, as the trace's microseconds. */
const at = (ts: number, tdur: number, dur = tdur) => ({
  ts: ts * 1_000,
  tdur: tdur * 1_000,
  dur: dur * 1_000,
});
const mark = { ...main, name: tapMark, ...at(0, 0) };
const task = (ts: number, tdur: number, dur?: number) => ({ ...main, name: 'RunTask', ...at(ts, tdur, dur) });
const input = (type: string, ts: number, tdur: number) => ({
  ...main,
  name: 'EventDispatch',
  ...at(ts, tdur),
  args: { data: { type } },
});
const commit = (ts: number) => ({ ...main, name: 'Commit', ...at(ts, 0.1) });
const read = (...traceEvents: object[]) => readTrace(JSON.stringify({ traceEvents: [mark, ...traceEvents] }));

it('sums the tasks from the input to the next frame, and no later ones', () => {
  const { nextPaint, longestTask } = read(
    task(5, 10),
    input('click', 6, 8),
    task(20, 4),
    task(30, 12),
    commit(41),
    task(50, 90),
  );
  expect(nextPaint).toBe(26);
  expect(longestTask).toBe(90);
});

it('takes the slowest of a tap’s events, and not the time for which a task waits for a processor', () => {
  const frames = [
    task(5, 2),
    input('pointerdown', 5, 1),
    commit(6),
    task(20, 30, 300),
    input('click', 21, 20),
    commit(300),
  ];
  expect(read(...frames).nextPaint).toBe(30);
});

it('counts the page’s main thread alone', () => {
  const other = { ...task(5, 500), tid: 9 };
  expect(read(task(5, 2), other, input('keydown', 5, 1), commit(6)).longestTask).toBe(2);
});

it('says what the longest task did: script by file, style and layout by elements, each without what is inside it', () => {
  const script = {
    ...main,
    name: 'FunctionCall',
    ...at(6, 60),
    args: { data: { url: 'https://jobs.example/assets/mfe-a/1/static/js/list.js' } },
  };
  const style = { ...main, name: 'UpdateLayoutTree', ...at(10, 20), args: { elementCount: 1_348 } };
  const layout = {
    ...main,
    name: 'Layout',
    ...at(70, 15),
    args: { beginData: { dirtyObjects: 40 } },
  };
  const { work } = read(task(5, 100), input('click', 5, 61), script, style, layout, commit(104));
  expect(work).toEqual([
    { kind: 'script', milliseconds: 40, file: 'mfe-a static/js/list.js', elements: 0 },
    { kind: 'other', milliseconds: 25, file: null, elements: 0 },
    { kind: 'style', milliseconds: 20, file: null, elements: 1_348 },
    { kind: 'layout', milliseconds: 15, file: null, elements: 40 },
  ]);
});

it('refuses a trace in which the page handled no input', () => {
  expect(() => read(task(5, 2))).toThrow('handled no input');
});
