import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { marksFd } from './page-marks.ts';

/** Limit of processor time for a page in milliseconds; real pages take a tenth, on slow machines a third. */
const pageMs = 2_000;
const lookMs = 100;
/** Linux counts in hundredths of a second. */
const tickMs = 10;

export interface PageTime {
  /** Processor time of the process so far in milliseconds; null if the system does not report it. */
  used(): number | null;
  stop(): void;
}

/**
 * Calls `end` when a page uses more than two seconds of processor time, as with an endless function. A busy machine alone
 * does not end a page. Without `/proc` only the time limit of the whole process applies.
 */
export function limitPageTime(child: ChildProcess, end: (reason: string) => void): PageTime {
  let seen: number | null = null;
  let atPage: number | null = null;
  const look = () => {
    seen = processorTime(child.pid) ?? seen;
    if (atPage !== null && seen !== null && seen - atPage > pageMs) end('a page took too long');
  };
  child.stdio[marksFd]?.on('data', () => {
    look();
    atPage = seen;
  });
  child.stdio[marksFd]?.on('error', () => {});
  const timer = setInterval(look, lookMs);
  return { used: () => seen, stop: () => clearInterval(timer) };
}

/** User and system time of a process, from `/proc`. */
function processorTime(pid: number | undefined): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return null;
  }
}
