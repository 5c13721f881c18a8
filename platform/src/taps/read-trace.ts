import * as z from 'zod/mini';
import { type TraceEvent, traceFile } from './trace-event.ts';

/** Mark that the page sets before the tap: it names the page's main thread. */
export const tapMark = 'jh:tap';

/** Categories that {@link readTrace} needs. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'toplevel',
];

/** What a piece of processor time was spent on. */
export interface Work {
  kind: 'script' | 'style' | 'layout' | 'other';
  milliseconds: number;
  /** File of a script; null of other work. */
  file: string | null;
  /** Elements that were styled or laid out. */
  elements: number;
}

/** Processor time of the page's main thread in milliseconds, for one tap. */
export interface TapTrace {
  /** From the input to the end of the task that draws the next frame. Longest of the tap's events. */
  nextPaint: number;
  longestTask: number;
  /** The longest task's work, most expensive first. */
  work: readonly Work[];
}

const inputs = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'beforeinput', 'input']);
const typeOf = z.object({ data: z.object({ type: z.string() }) });
const urlOf = z.object({ data: z.object({ url: z.string() }) });
const styled = z.object({ elementCount: z.number() });
const laidOut = z.object({ beginData: z.object({ dirtyObjects: z.number() }) });

/** Reads a Chromium trace that begins before the tap. Throws if the page handled no input in it. */
export function readTrace(content: string): TapTrace {
  const { traceEvents } = traceFile.parse(JSON.parse(content));
  const mark = traceEvents.findLast(({ name }) => name === tapMark);
  if (!mark) throw new Error('The trace has no tap.');
  const events = traceEvents
    .filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts >= mark.ts)
    .sort((one, other) => one.ts - other.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const handled = events.filter((one) => one.name === 'EventDispatch' && inputs.has(eventType(one)));
  const first = handled[0];
  if (!first) throw new Error('The page handled no input.');
  const later = tasks.filter((task) => end(task) >= first.ts);
  const longest = later.toSorted((one, other) => other.tdur - one.tdur)[0];
  return {
    nextPaint: Math.max(...handled.map((input) => untilPaint(input, tasks, events))),
    longestTask: (longest?.tdur ?? 0) / 1_000,
    work: longest ? workOf(longest, events) : [],
  };
}

const end = ({ ts, dur }: TraceEvent): number => ts + dur;
const eventType = ({ args }: TraceEvent): string => typeOf.safeParse(args).data?.data.type ?? '';
const isWithin = (one: TraceEvent, task: TraceEvent): boolean => one.ts >= task.ts && one.ts < end(task);

/** Sum of the tasks from the one that handles the input to the one that commits the next frame. */
function untilPaint(input: TraceEvent, tasks: readonly TraceEvent[], events: readonly TraceEvent[]): number {
  const commit = events.find(({ name, ts }) => name === 'Commit' && ts >= end(input));
  const until = commit?.ts ?? end(input);
  return tasks
    .filter((task) => end(task) >= input.ts && task.ts <= until)
    .reduce((sum, { tdur }) => sum + tdur / 1_000, 0);
}

/**
 * Splits a task's processor time among scripts by file, style, layout and the rest, by the time of each event without
 * those inside it.
 */
function workOf(task: TraceEvent, events: readonly TraceEvent[]): Work[] {
  const inside = events.filter((one) => one !== task && one.dur > 0 && isWithin(one, task));
  const found = new Map<string, Work>();
  const open: { until: number; work: Work }[] = [];
  const add = (work: Work): Work => {
    const key = `${work.kind} ${work.file}`;
    const known = found.get(key) ?? { ...work, milliseconds: 0, elements: 0 };
    found.set(key, known);
    known.milliseconds += work.milliseconds;
    known.elements += work.elements;
    return known;
  };
  const whole = add({ kind: 'other', milliseconds: task.tdur / 1_000, file: null, elements: 0 });
  for (const one of inside) {
    while ((open.at(-1)?.until ?? Number.POSITIVE_INFINITY) <= one.ts) open.pop();
    const around = open.at(-1)?.work ?? whole;
    const work = add(describe(one, around));
    around.milliseconds -= one.tdur / 1_000;
    open.push({ until: end(one), work });
  }
  return [...found.values()].sort((one, other) => other.milliseconds - one.milliseconds);
}

function describe(one: TraceEvent, around: Work): Work {
  const milliseconds = one.tdur / 1_000;
  const of = (kind: Work['kind'], elements = 0): Work => ({ kind, milliseconds, file: null, elements });
  if (one.name === 'UpdateLayoutTree') return of('style', styled.safeParse(one.args).data?.elementCount);
  if (one.name === 'Layout') return of('layout', laidOut.safeParse(one.args).data?.beginData.dirtyObjects);
  const url = urlOf.safeParse(one.args).data?.data.url;
  if (url) return { ...of('script'), file: fileOf(url) };
  return { ...of(around.kind), file: around.file };
}

/** Path of a released file as `package file`; of another one the path. */
const fileOf = (url: string): string => {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.replace(/^\/assets\/([^/]+)\/[^/]+\/(?:~[^/]+\/)*/, '$1 ');
};
