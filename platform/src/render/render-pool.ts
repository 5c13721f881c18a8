import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openHome } from './open-home.ts';
import type { RenderApiOptions } from './render-api-proxy.ts';
import { defaultRenderLimits, type RenderLimits } from './render-process.ts';
import { createRestartBackoff, longestPauseOfProven } from './restart-backoff.ts';
import type { RenderCrash, RenderOrigin, ServerBundle } from './server-bundle.ts';
import { createSlotStarter, type SlotStarter } from './slot-starter.ts';
import { createSlotTable, keyOf, type Slot, type SlotTable, waitingOf } from './slot-table.ts';

/** Runs server bundles in isolated processes. */
export interface RenderPool {
  /** Starts a process for the bundle if none runs; rejects if it cannot be imported or lacks the function. */
  open(bundle: ServerBundle, name: string): Promise<void>;
  /**
   * Calls the bundle's function `name`. With a `loan` it may call the API. Rejects if it throws, times out or its process
   * exits; immediately during a restart backoff.
   */
  render<T>(
    bundle: ServerBundle,
    name: string,
    request: object,
    from: RenderOrigin,
    loan?: Omit<RenderApiOptions, 'calls'>,
  ): Promise<T>;
  /** Jobs have changed: no render uses an answer of the API from before. */
  forgetAnswers(): void;
  /** Running processes, for metrics. */
  running(): { name: string; version: string; pid: number | undefined }[];
  stop(): Promise<void>;
}

export interface RenderPoolOptions {
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  onDeath?(death: RenderCrash): void;
  limits?: Partial<RenderLimits>;
  /** Maximum processes of one release: another is started when all are busy. */
  perRelease?: number;
  /** Maximum processes in total; the longest idle one is stopped for a new one. */
  total?: number;
  /** Idle timeout in milliseconds. */
  idleMs?: number;
}

/** Milliseconds that a page waits for a restart instead of rendering in the browser. */
const patience = longestPauseOfProven;

/** A pool for each gateway. Processes start on demand, and again at once when they end for the first time. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const {
    perRelease = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    total = 12,
    idleMs = 300_000,
  } = options;
  const limits = { ...defaultRenderLimits, ...options.limits };
  const slots = createSlotTable();
  const backoff = createRestartBackoff();
  const home = openHome(options.apiUrl);
  const starter = createSlotStarter({ slots, backoff, home, limits, total, onDeath: options.onDeath });
  let isStopped = false;
  const stopSweep = sweepIdle(slots, starter, idleMs);

  async function slotOf(bundle: ServerBundle): Promise<Slot> {
    if (isStopped) throw new Error('The gateway is stopping.');
    if (slots.of(bundle).length === 0) await waitForRestart(backoff.pauseOf(keyOf(bundle)));
    return leastBusy(slots.of(bundle), perRelease, () => starter.add(bundle));
  }

  return {
    async open(bundle, name) {
      const { exported } = await (await slotOf(bundle)).process;
      if (!exported.includes(name)) throw new Error(`Its server bundle exports no ${name}.`);
    },
    async render<T>(
      bundle: ServerBundle,
      name: string,
      request: object,
      from: RenderOrigin,
      loan?: Omit<RenderApiOptions, 'calls'>,
    ) {
      const slot = await slotOf(bundle);
      slot.from = from;
      slot.usedAt = Date.now();
      const process = await slot.process;
      const lent = loan && (await home.api())?.lend({ calls: bundle.calls, ...loan });
      try {
        const answer = await process.render(name, lent ? { ...request, headers: lent.headers } : request);
        slot.hasRendered = true;
        return answer as T;
      } finally {
        lent?.end();
        slot.usedAt = Date.now();
      }
    },
    forgetAnswers: () =>
      void home.api().then(
        (api) => api?.forgetAnswers(),
        () => {},
      ),
    running: () =>
      slots
        .all()
        .flatMap(({ bundle: { name, version }, running }) =>
          running ? [{ name, version, pid: running.pid }] : [],
        ),
    async stop() {
      isStopped = true;
      stopSweep();
      await stopAll(slots);
      await home.remove();
    },
  };
}

async function waitForRestart(pause: number): Promise<void> {
  if (pause > patience) throw new Error(`Its process ended and is not started again for ${pause} ms.`);
  if (pause > 0) await delay(pause);
}

/** The least busy of a bundle's processes; adds another if all are busy and there are fewer than `most`. */
function leastBusy(own: readonly Slot[], most: number, add: () => Slot): Slot {
  const ready = own.filter(({ running }) => running !== null);
  const least = ready.sort((a, b) => waitingOf(a) - waitingOf(b))[0];
  const isStarting = own.length > ready.length;
  if (least && (waitingOf(least) === 0 || isStarting || own.length >= most)) return least;
  const added = own.length < most && !isStarting ? add() : null;
  return least ?? added ?? (own[0] as Slot);
}

/** Stops processes that were idle for `idleMs`, until the returned function is called. */
function sweepIdle(slots: SlotTable, starter: SlotStarter, idleMs: number): () => void {
  const isIdle = (slot: Slot) =>
    waitingOf(slot) === 0 && slot.running !== null && Date.now() - slot.usedAt > idleMs;
  const sweep = setInterval(
    () => {
      for (const slot of slots.all()) if (isIdle(slot)) starter.stop(slot);
    },
    Math.min(idleMs, 30_000),
  );
  sweep.unref();
  return () => clearInterval(sweep);
}

/** Stops all processes, and waits until they have ended. */
async function stopAll(slots: SlotTable): Promise<void> {
  const all = slots.all();
  // First, so that none that ends now is started again.
  slots.clear();
  const processes = await Promise.allSettled(all.map(({ process }) => process));
  for (const result of processes) if (result.status === 'fulfilled') result.value.stop();
  await Promise.all(
    processes.map((result) => (result.status === 'fulfilled' ? result.value.ended : undefined)),
  );
}
