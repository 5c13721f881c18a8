import { randomUUID } from 'node:crypto';
import { type Machine, machine } from '../contract/machine-schemas.ts';
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

/**
 * Writes this gateway's status to the store periodically, where every gateway's dashboard reads it. Removed on a graceful
 * stop; a killed gateway's becomes stale.
 */
export function watchMachine(options: MachineWatchOptions): () => Promise<void> {
  const { storage, onError, interval = 10_000, ...sources } = options;
  const id = randomUUID().slice(0, 8);
  const started_at = seconds();
  const key = `${prefix}/${id}.json`;

  async function look(): Promise<void> {
    const now = await readMachine({ ...sources, folder: storage.folder });
    const note: Machine = { ...now, id, started_at, at: seconds() };
    await storage.write(key, JSON.stringify(note));
  }
  const stop = poll(look, { interval, onError, isAtOnce: true });
  return async () => {
    await stop();
    await storage.remove(key).catch(onError);
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
