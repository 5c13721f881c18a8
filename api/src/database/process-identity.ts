import { readFileSync } from 'node:fs';

/** Whether a process with this id runs. A process of another user counts as running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Tells two processes that had the same id apart, by their start time where the system shows it (Linux).
 * Elsewhere it is empty: ids there are seldom used again within the life of a data folder's lease.
 */
export function startMark(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
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
