import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type RenderApiOptions, type RenderApiProxy, startRenderApiProxy } from './render-api-proxy.ts';
import { apiSocketIn, makeRenderHome, sandboxRoot } from './render-home.ts';
import {
  defaultRenderLimits,
  type RenderLimits,
  type RenderProcess,
  startRenderProcess,
} from './render-process.ts';
import { createRestartBackoff } from './restart-backoff.ts';
import type { RenderCrash, RenderOrigin, ServerBundle } from './server-bundle.ts';

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

interface Slot {
  bundle: ServerBundle;
  process: Promise<RenderProcess>;
  running: RenderProcess | null;
  usedAt: number;
  from: RenderOrigin | null;
}

/** Milliseconds that a page waits for a restart instead of rendering in the browser. */
const patience = 500;

/** A pool for each gateway. Processes start on demand, and again at once when they end for the first time. */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const {
    perRelease = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    total = 12,
    idleMs = 300_000,
  } = options;
  const limits = { ...defaultRenderLimits, ...options.limits };
  const slots = new Map<string, Slot[]>();
  const backoff = createRestartBackoff();
  let home: Promise<{ folder: string; api: RenderApiProxy }> | null = null;
  let isStopped = false;

  const keyOf = ({ name, version, folder }: ServerBundle) => `${name} ${version} ${folder}`;
  const all = () => [...slots.values()].flat();

  async function makeHome() {
    const folder = await makeRenderHome();
    return { folder, api: await startRenderApiProxy(apiSocketIn(folder), options.apiUrl) };
  }

  async function start(slot: Slot): Promise<RenderProcess> {
    home ??= makeHome();
    const { folder } = await home;
    const began = Date.now();
    let process: RenderProcess;
    try {
      process = await startRenderProcess({
        folder: slot.bundle.folder,
        apiSocket: apiSocketIn(folder),
        root: sandboxRoot(folder),
        limits,
      });
    } catch (error) {
      handleExit(slot, began, error instanceof Error ? error.message : String(error), 0);
      throw error;
    }
    slot.running = process;
    if (!isKept(slot)) process.stop();
    void process.ended.then(({ reason, lost }) => {
      if (!isKept(slot)) return;
      handleExit(slot, began, reason, lost);
      // Without waiting for the next page, which would wait for it.
      const { bundle } = slot;
      if (!slots.has(keyOf(bundle)) && backoff.pauseOf(keyOf(bundle)) <= 0) add(bundle);
    });
    return process;
  }

  const isKept = (slot: Slot) => !isStopped && (slots.get(keyOf(slot.bundle))?.includes(slot) ?? false);

  function remove(slot: Slot): void {
    const key = keyOf(slot.bundle);
    const left = (slots.get(key) ?? []).filter((other) => other !== slot);
    if (left.length > 0) slots.set(key, left);
    else slots.delete(key);
  }

  function handleExit(slot: Slot, began: number, reason: string, lost: number): void {
    remove(slot);
    backoff.ended(keyOf(slot.bundle), Date.now() - began);
    const { name, version } = slot.bundle;
    options.onDeath?.({ name, version, reason, lost, from: slot.from });
  }

  function stopSlot(slot: Slot): void {
    remove(slot);
    void slot.process.then(
      (process) => process.stop(),
      () => {},
    );
  }

  /** Stops the longest idle process if the limit is reached. */
  function evictIdle(): void {
    const idle = all()
      .filter(({ running }) => running?.waiting() === 0)
      .sort((a, b) => a.usedAt - b.usedAt);
    for (const slot of idle.slice(0, Math.max(0, all().length - total + 1))) stopSlot(slot);
  }

  function add(bundle: ServerBundle): Slot {
    evictIdle();
    const slot: Slot = {
      bundle,
      process: Promise.reject(new Error('It has not been started.')),
      running: null,
      usedAt: Date.now(),
      from: null,
    };
    slot.process.catch(() => {});
    slots.set(keyOf(bundle), [...(slots.get(keyOf(bundle)) ?? []), slot]);
    slot.process = start(slot);
    slot.process.catch(() => {});
    return slot;
  }

  /** The least busy process of the bundle; starts another if all are busy. */
  async function slotOf(bundle: ServerBundle): Promise<Slot> {
    if (isStopped) throw new Error('The gateway is stopping.');
    const key = keyOf(bundle);
    if (!slots.has(key)) {
      const wait = backoff.pauseOf(key);
      if (wait > patience) throw new Error(`Its process ended and is not started again for ${wait} ms.`);
      if (wait > 0) await delay(wait);
    }
    const own = slots.get(key) ?? [];
    const ready = own.filter(({ running }) => running !== null);
    const least = ready.sort((a, b) => waitingOf(a) - waitingOf(b))[0];
    const isStarting = own.length > ready.length;
    if (least && (waitingOf(least) === 0 || isStarting || own.length >= perRelease)) return least;
    const added = own.length < perRelease && !isStarting ? add(bundle) : null;
    return least ?? added ?? (own[0] as Slot);
  }
  const waitingOf = ({ running }: Slot) => running?.waiting() ?? 0;

  const sweep = setInterval(
    () => {
      for (const slot of all())
        if (waitingOf(slot) === 0 && slot.running && Date.now() - slot.usedAt > idleMs) stopSlot(slot);
    },
    Math.min(idleMs, 30_000),
  );
  sweep.unref();

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
      const lent = loan && (await home)?.api.lend({ calls: bundle.calls, ...loan });
      try {
        return (await process.render(name, lent ? { ...request, headers: lent.headers } : request)) as T;
      } finally {
        lent?.end();
        slot.usedAt = Date.now();
      }
    },
    running: () =>
      all().flatMap(({ bundle: { name, version }, running }) =>
        running ? [{ name, version, pid: running.pid }] : [],
      ),
    async stop() {
      isStopped = true;
      clearInterval(sweep);
      const processes = await Promise.allSettled(all().map(({ process }) => process));
      slots.clear();
      for (const result of processes) if (result.status === 'fulfilled') result.value.stop();
      await Promise.all(
        processes.map((result) => (result.status === 'fulfilled' ? result.value.ended : undefined)),
      );
      const made = await home?.catch(() => null);
      if (!made) return;
      await made.api.stop();
      await rm(made.folder, { recursive: true, force: true });
    },
  };
}
