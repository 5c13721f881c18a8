import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with this id runs. A process of another user counts, a zombie does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statusOf(pid)[0] !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The start time of a process on Linux, to detect a reused process id. Empty on other systems, where ids are rarely
 * reused within the life of a lease.
 */
export const processStartTime = (pid: number): string => statusOf(pid)[19] ?? '';

/** The fields of /proc/PID/stat from the state on; empty when there is no such file. */
function statusOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Processor seconds that a process has used so far (Linux); 0 elsewhere. */
export function processorSeconds(pid: number): number {
  const [user = '0', system = '0'] = statusOf(pid).slice(11, 13);
  // In clock ticks, of which Linux counts 100 a second on every architecture that Node runs on.
  return (Number(user) + Number(system)) / 100;
}

/** The command line of a process; null when the system does not provide it. */
export function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\u0000', ' ');
  } catch {
    return null;
  }
}

/** Processes whose working directory is `folder` (Linux), which finds a database's processes after their parent died. */
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
