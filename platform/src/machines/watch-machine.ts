import { randomUUID } from 'node:crypto';
import { type Machine, machine, type PreparedSet } from '../contract/machine-schemas.ts';
import { poll } from '../process/poll.ts';
import type { ObjectStorage } from '../store/object-storage.ts';
import { type MachineSources, readMachine } from './read-machine.ts';

const prefix = 'machines';
/** Seconds after which a silent gateway is dropped from the list: long enough to be noticed. */
const forgottenAfter = 3_600;
const seconds = () => Math.floor(Date.now() / 1_000);

export interface MachineWatchOptions extends Omit<MachineSources, 'folder'> {
  storage: ObjectStorage;
  onError(error: unknown): void;
  /** Milliseconds. */
  interval?: number | undefined;
}

export interface MachineWatch {
  /** Writes the answer of this gateway to the question to open a set. */
  answer(prepared: PreparedSet): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Writes this gateway's status to the store periodically, where every gateway's dashboard reads it. Removed on a graceful
 * stop; a killed gateway's becomes stale.
 */
export function watchMachine(options: MachineWatchOptions): MachineWatch {
  const { storage, onError, interval = 10_000, ...sources } = options;
  const id = randomUUID().slice(0, 8);
  const started_at = seconds();
  const key = `${prefix}/${id}.json`;

  let status: Awaited<ReturnType<typeof readMachine>> | null = null;
  let prepared: PreparedSet | null = null;

  async function write(): Promise<void> {
    if (status === null) return;
    const note: Machine = { ...status, id, started_at, at: seconds(), prepared };
    await storage.write(key, JSON.stringify(note));
  }
  async function look(): Promise<void> {
    status = await readMachine({ ...sources, folder: storage.folder });
    await write();
  }
  const stop = poll(look, { interval, onError, isAtOnce: true });
  return {
    answer(given) {
      prepared = given;
      return write();
    },
    async stop() {
      await stop();
      await storage.remove(key).catch(onError);
    },
  };
}

/** Gateways that reported within the hour, the longest silent first. */
export async function listMachines(storage: ObjectStorage): Promise<Machine[]> {
  const found: Machine[] = [];
  for (const name of await storage.list(prefix)) {
    const body = await storage.read(`${prefix}/${name}`);
    const parsed = body && machine.safeParse(readJson(body.toString()));
    if (!parsed?.success) continue;
    if (parsed.data.at < seconds() - forgottenAfter) await storage.remove(`${prefix}/${name}`);
    else found.push(parsed.data);
  }
  return found.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
