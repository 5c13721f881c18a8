import { readFileSync } from 'node:fs';

/**
 * Processor seconds of this process and its descendants so far, those that have ended included. On other systems than
 * Linux those of this process alone.
 */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000_000;
  const [, , ...ofEnded] = timesOf(process.pid);
  return own + sum(ofEnded) + sum(childrenOf(process.pid).map(secondsOfTree));
}

const secondsOfTree = (pid: number): number => sum(timesOf(pid)) + sum(childrenOf(pid).map(secondsOfTree));

/** User and system time of a process, then of its children that have ended; empty for an unknown process. */
function timesOf(pid: number): number[] {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // In clock ticks, of which Linux counts 100 a second on every architecture that Node runs on.
  return fields.slice(11, 15).map((ticks) => Number(ticks) / 100);
}

/** Children that the main thread has started, as Node does. */
const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
