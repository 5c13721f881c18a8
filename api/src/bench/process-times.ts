import { readdir, readFile } from 'node:fs/promises';

/** Kernel clock ticks per second in `/proc` (Linux). */
const ticks = 100;

/** Fields of `/proc/PID/stat` after the name: parent's id, own seconds, and those of children that have ended. */
async function readStat(pid: number): Promise<{ parent: number; own: number; ended: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / ticks;
  return { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) };
}

/** Processor seconds of a process so far, without its children; 0 of one that has ended. */
export const processorSeconds = async (pid: number): Promise<number> => (await readStat(pid))?.own ?? 0;

/** Processor seconds of a process and its children so far, such as a database server and its connections. */
export async function treeSeconds(pid: number): Promise<number> {
  const root = await readStat(pid);
  if (root === null) return 0;
  const others = (await readdir('/proc')).map(Number).filter((other) => other > 0);
  const stats = await Promise.all(others.map(readStat));
  const children = stats.filter((stat) => stat?.parent === pid);
  return root.own + root.ended + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0);
}

/** Resident memory of a process in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
