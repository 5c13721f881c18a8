import * as z from 'zod/mini';
import type { TraceEvent } from '../taps/trace-event.ts';

export { traceFile } from '../taps/trace-event.ts';

const ofPage = z.object({ data: z.object({ documentLoaderURL: z.string().check(z.regex(/^http/)) }) });

/** Lighthouse's simulated phone: four times as slow, twice in tasks that lay out. */
const slowdown = { script: 4, layout: 2 };
const longTask = 50;

/**
 * Total blocking time in milliseconds, by the processor time of the page's tasks after its first paint. Lighthouse counts
 * by the clock, also while a task waits for a processor: on a busy machine its figure says nothing of the page.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && ofPage.safeParse(args).success,
  );
  if (!opened) throw new Error('The trace has no page.');
  const painted = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === opened.pid && ts >= opened.ts,
  );
  if (!painted) throw new Error('The page of the trace was not painted.');
  const later = events.filter(
    ({ pid, tid, ts }) => pid === opened.pid && tid === opened.tid && ts >= painted.ts,
  );
  const layouts = later.filter(({ name }) => name === 'Layout');
  return later
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const hasLayout = layouts.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur);
      return Math.max(0, (task.tdur / 1_000) * slowdown[hasLayout ? 'layout' : 'script'] - longTask);
    })
    .reduce((total, blocking) => total + blocking, 0);
}
