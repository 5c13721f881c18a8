import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id runs. One of another user counts as running, one that only waits to be buried not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statusOf(pid)[0] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Tells two processes that had the same id apart, by their start time where the system shows it (Linux).
 * Elsewhere it is empty: ids there are seldom used again within the life of a data folder's lease.
 */
export const startMark = (pid: number): string => statusOf(pid)[19] ?? '';

/** The fields of /proc/PID/stat from the state on; none where there is no such file. */
function statusOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The command line of a process; null where the system does not show it. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\u0000', ' ');
  } catch {
    return null;
  }
}

/** Processes that work in `folder`, where the system shows it: a database's own, even once their parent is gone. */
export function processesIn(folder: string): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder)
      .map(Number);
  } catch {
    return [];
  }
}

function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
