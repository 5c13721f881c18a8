import pTimeout from 'p-timeout';
import { askApi } from '../../api-connection/api-connection.ts';
import { poll } from '../../process/poll.ts';

export interface ApiBreaker {
  /** `open`: the API does not answer, and pages are rendered without it. */
  state(): { state: 'closed' | 'open'; since: number };
  /**
   * Resolves as `work` does; rejects with {@link ApiDown} as soon as the breaker is open. `patienceMs`: grace period
   * before that, for calls that should rather wait.
   */
  guard<T>(work: () => Promise<T>, options?: { patienceMs?: number }): Promise<T>;
  /** The API answered a call without a server error. An API that answers is busy rather than down. */
  noteAnswer(): void;
  stop(): Promise<void>;
}

export interface BreakerOptions {
  /** Health check of the API with its database or a replica; false, a rejection or a timeout in milliseconds means down. */
  probe(timeoutMs: number): Promise<boolean>;
  onChange?(state: 'closed' | 'open'): void;
  /** Milliseconds after which slow work triggers a probe. */
  suspicionMs?: number;
  /** Timeout of a probe, and interval of probes while the breaker is open; milliseconds. */
  probeMs?: number;
  /** Timeout of a probe while the API answers other calls, milliseconds. */
  busyProbeMs?: number;
  /** Timeout of a second probe where few calls wait, so that none of them could answer meanwhile; milliseconds. */
  quietProbeMs?: number;
}

/** With so many calls under way, an API that works answers some of them during a probe. */
const manyCalls = 8;

interface PendingCall {
  patienceMs: number;
  giveUp(): void;
  timer?: ReturnType<typeof setTimeout>;
}

/** The breaker is open: the work was not attempted. */
export class ApiDown extends Error {
  override name = 'ApiDown';

  constructor() {
    super('The API does not answer.');
  }
}

/**
 * Circuit breaker for calls to the API. Slow work alone does not open it, since a remote may be slow itself: it triggers
 * a probe. If that fails, all pending work is rejected and new work refused, until a probe succeeds. A late probe gets more
 * time while the API answers other calls, or few calls wait: an API that is slow must not close the site to everybody.
 */
export function createApiBreaker({
  probe,
  onChange,
  suspicionMs = 1_000,
  probeMs = 1_000,
  busyProbeMs = 10 * probeMs,
  quietProbeMs = 3 * probeMs,
}: BreakerOptions): ApiBreaker {
  let since = Date.now();
  let answers = 0;
  let probing: Promise<void> | null = null;
  let stopPolling: (() => Promise<void>) | null = null;
  const pending = new Set<PendingCall>();

  const isAnswering = (timeoutMs = probeMs) =>
    pTimeout(probe(timeoutMs), { milliseconds: timeoutMs }).catch(() => false);
  const closeIfAnswering = async () => void ((await isAnswering(quietProbeMs)) && close());

  function open(): void {
    since = Date.now();
    onChange?.('open');
    for (const one of pending) startGracePeriod(one, since);
    stopPolling = poll(closeIfAnswering, { interval: probeMs, onError: () => {} });
  }
  function close(): void {
    if (stopPolling === null) return;
    for (const { timer } of pending) clearTimeout(timer);
    // Not awaited: the caller is among the work that this rejects.
    void stopPolling();
    stopPolling = null;
    since = Date.now();
    onChange?.('closed');
  }
  async function isDown(): Promise<boolean> {
    const before = answers;
    if (await isAnswering()) return false;
    if (answers !== before) return !(await isAnswering(busyProbeMs));
    return pending.size >= manyCalls || !(await isAnswering(quietProbeMs));
  }
  function checkApi(): void {
    probing ??= isDown().then((down) => {
      probing = null;
      if (down && stopPolling === null) open();
    });
  }

  return {
    noteAnswer() {
      answers += 1;
    },
    state: () => ({ state: stopPolling === null ? 'closed' : 'open', since }),
    async guard(work, { patienceMs = 0 } = {}) {
      const isOpen = stopPolling !== null;
      if (isOpen && Date.now() - since >= patienceMs) throw new ApiDown();
      const { promise: down, reject } = Promise.withResolvers<never>();
      const one: PendingCall = { patienceMs, giveUp: () => reject(new ApiDown()) };
      pending.add(one);
      if (isOpen) startGracePeriod(one, since);
      const timer = setTimeout(checkApi, suspicionMs);
      try {
        return await Promise.race([work(), down]);
      } catch (error) {
        // The next page need not wait for it.
        if (!(error instanceof ApiDown)) checkApi();
        throw error;
      } finally {
        clearTimeout(timer);
        clearTimeout(one.timer);
        pending.delete(one);
      }
    },
    async stop() {
      const stop = stopPolling;
      stopPolling = null;
      await stop?.();
      await probing;
    },
  };
}

/** Rejects a call at once if it has no grace period, otherwise unless the breaker closes within it. */
function startGracePeriod(call: PendingCall, openSince: number): void {
  if (call.patienceMs === 0) call.giveUp();
  else call.timer = setTimeout(call.giveUp, Math.max(0, call.patienceMs - (Date.now() - openSince)));
}

/** Health check of the API, which answers 200 while its database does: a replica is enough, as pages only read. */
export const probeApi =
  (apiUrl: string) =>
  async (timeoutMs: number): Promise<boolean> =>
    (await askApi(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(timeoutMs) })).ok;
