import type { RenderHome } from './open-home.ts';
import { type RenderLimits, type RenderProcess, startRenderProcess } from './render-process.ts';
import type { RestartBackoff } from './restart-backoff.ts';
import type { RenderCrash, ServerBundle } from './server-bundle.ts';
import { keyOf, type Slot, type SlotTable } from './slot-table.ts';

export interface SlotStarterOptions {
  slots: SlotTable;
  backoff: RestartBackoff;
  home: RenderHome;
  limits: RenderLimits;
  /** Maximum processes in total; the longest idle one is stopped for a new one. */
  total: number;
  onDeath: ((death: RenderCrash) => void) | undefined;
}

export interface SlotStarter {
  /** Starts another process of the bundle, in a slot of the table. */
  add(bundle: ServerBundle): Slot;
  stop(slot: Slot): void;
}

/** Starts and stops the processes of a pool; those that end are started again at once, unless too often. */
export function createSlotStarter(options: SlotStarterOptions): SlotStarter {
  const { slots, backoff, home, limits, total } = options;

  async function start(slot: Slot): Promise<RenderProcess> {
    const paths = await home.paths();
    const began = Date.now();
    const handleExit = (reason: string, lost: number) => {
      slots.remove(slot);
      backoff.ended(keyOf(slot.bundle), Date.now() - began, slot.hasRendered);
      const { name, version } = slot.bundle;
      options.onDeath?.({ name, version, reason, lost, from: slot.from });
    };
    let process: RenderProcess;
    try {
      process = await startRenderProcess({ folder: slot.bundle.folder, ...paths, limits });
    } catch (error) {
      handleExit(error instanceof Error ? error.message : String(error), 0);
      throw error;
    }
    slot.running = process;
    if (!slots.has(slot)) process.stop();
    void process.ended.then(({ reason, lost }) => {
      if (!slots.has(slot)) return;
      handleExit(reason, lost);
      // Without waiting for the next page, which would wait for it.
      if (slots.of(slot.bundle).length === 0 && backoff.pauseOf(keyOf(slot.bundle)) <= 0) add(slot.bundle);
    });
    return process;
  }

  function stop(slot: Slot): void {
    slots.remove(slot);
    void slot.process.then(
      (process) => process.stop(),
      () => {},
    );
  }

  /** Stops the longest idle process if the limit is reached. */
  function evictIdle(): void {
    const all = slots.all();
    const idle = all.filter(({ running }) => running?.waiting() === 0).sort((a, b) => a.usedAt - b.usedAt);
    for (const slot of idle.slice(0, Math.max(0, all.length - total + 1))) stop(slot);
  }

  function add(bundle: ServerBundle): Slot {
    evictIdle();
    const notStarted = Promise.reject<RenderProcess>(new Error('It has not been started.'));
    notStarted.catch(() => {});
    const slot: Slot = {
      bundle,
      process: notStarted,
      running: null,
      usedAt: Date.now(),
      from: null,
      hasRendered: false,
    };
    slots.add(slot);
    slot.process = start(slot);
    slot.process.catch(() => {});
    return slot;
  }

  return { add, stop };
}
