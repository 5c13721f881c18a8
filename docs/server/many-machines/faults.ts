import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The script can change the network of every machine from any of them. */
const machines = (...args: string[]) => run(join(import.meta.dirname, 'machines.sh'), args);

interface Fault {
  begin(machine: string, seconds: number): Promise<unknown>;
  end(machine: string): Promise<unknown>;
}

/** What happens to a machine, and what ends it. */
export const faults = {
  none: { begin: async () => {}, end: async () => {} },
  /** The power is lost, and comes back. */
  kill: {
    begin: (machine) => machines('kill', machine),
    end: (machine) => machines('start', machine),
  },
  /** Its cable is pulled: no connection is closed, and none is refused. */
  cut: {
    begin: (machine) => machines('cut', machine),
    end: (machine) => machines('join', machine),
  },
  /** Its programs get a fifth of the time, 200 ms without after each 50. */
  slow: {
    async begin(machine, seconds) {
      void machines('slow', machine, String(seconds));
    },
    end: (machine) => machines('thaw', machine),
  },
  /** Its programs stand still: connections stay open, and the kernel acknowledges what comes. */
  freeze: {
    begin: (machine) => machines('freeze', machine),
    end: (machine) => machines('thaw', machine),
  },
} satisfies Record<string, Fault>;

const databases = { 'database-1': '10.77.0.51', 'database-2': '10.77.0.52' };

/** The machine of a part: `primary` and `replica` are what Patroni says at this moment. */
export async function readParts(part: string): Promise<string> {
  if (part !== 'primary' && part !== 'replica') return part;
  for (const [machine, address] of Object.entries(databases)) {
    const answer = await fetch(`http://${address}:8008/${part}`).catch(() => null);
    if (answer?.status === 200) return machine;
  }
  throw new Error(`Patroni knows no ${part}.`);
}

const apis = ['10.77.0.31', '10.77.0.32', '10.77.0.33'];

/** Resolves once every API is ready and the primary has a synchronous replica: the next fault must not meet the last one. */
export async function waitUntilWhole(): Promise<void> {
  const isOk = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(8_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const isWhole = async () => {
    const ready = await Promise.all(apis.map((api) => isOk(`http://${api}:4001/internal/ready/writes`)));
    const synchronous = await Promise.all(
      Object.values(databases).map((database) => isOk(`http://${database}:8008/synchronous`)),
    );
    return ready.every(Boolean) && (synchronous.some(Boolean) || process.env.SYNCHRONOUS === 'false');
  };
  for (let turn = 0; turn < 40 && !(await isWhole()); turn += 1) await delay(2_000);
}
