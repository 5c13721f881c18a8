import pTimeout from 'p-timeout';
import { poll } from '../process/poll.ts';

export interface ApiBreaker {
  /** `open`: the API does not answer, and pages are drawn without it. */
  state(): { state: 'closed' | 'open'; since: number };
  /**
   * Resolves as `work` does; rejects with {@link ApiDown} as soon as the API is known not to answer, at once where it is
   * known already. `patienceMs`: only when it has been known for so long, for what should rather wait than fail.
   */
  guard<T>(work: () => Promise<T>, options?: { patienceMs?: number }): Promise<T>;
  stop(): Promise<void>;
}

export interface BreakerOptions {
  /** Whether the API and its database answer; resolves with false or rejects where they do not. */
  probe(): Promise<boolean>;
  onChange?(state: 'closed' | 'open'): void;
  /** Milliseconds that work may take before the API is suspected. */
  suspicionMs?: number;
  /** Milliseconds for an answer to a probe, and between two probes while the breaker is open. */
  probeMs?: number;
}

interface UnderWay {
  patienceMs: number;
  giveUp(): void;
  timer?: ReturnType<typeof setTimeout>;
}

/** The breaker is open: what was asked of it was not tried. */
export class ApiDown extends Error {
  override name = 'ApiDown';
}

/**
 * A circuit breaker for what pages and visitors ask of the API. Work that takes long is no proof, since a remote may be slow by itself:
 * it has the API probed. When that fails, everything under way is given up and later work is not tried, until a probe
 * succeeds.
 */
export function createApiBreaker({
  probe,
  onChange,
  suspicionMs = 1_000,
  probeMs = 1_000,
}: BreakerOptions): ApiBreaker {
  let since = Date.now();
  let probing: Promise<void> | null = null;
  let stopPolling: (() => Promise<void>) | null = null;
  const underWay = new Set<UnderWay>();

  const isAnswering = () => pTimeout(probe(), { milliseconds: probeMs }).catch(() => false);

  function open(): void {
    since = Date.now();
    onChange?.('open');
    for (const one of underWay) countDown(one);
    stopPolling = poll(
      async () => {
        if (await isAnswering()) close();
      },
      { interval: probeMs, onError: () => {} },
    );
  }
  /** Gives up at once without patience, otherwise unless the breaker closes before. */
  function countDown(one: UnderWay): void {
    if (one.patienceMs === 0) one.giveUp();
    else one.timer = setTimeout(one.giveUp, Math.max(0, one.patienceMs - (Date.now() - since)));
  }
  function close(): void {
    if (stopPolling === null) return;
    for (const { timer } of underWay) clearTimeout(timer);
    // Not awaited: this is called by what it stops.
    void stopPolling();
    stopPolling = null;
    since = Date.now();
    onChange?.('closed');
  }
  function suspect(): void {
    probing ??= isAnswering().then((isUp) => {
      probing = null;
      if (!isUp && stopPolling === null) open();
    });
  }

  return {
    state: () => ({ state: stopPolling === null ? 'closed' : 'open', since }),
    async guard(work, { patienceMs = 0 } = {}) {
      const isOpen = stopPolling !== null;
      const failure = () => new ApiDown('The API does not answer.');
      if (isOpen && Date.now() - since >= patienceMs) throw failure();
      const { promise: down, reject } = Promise.withResolvers<never>();
      const one: UnderWay = { patienceMs, giveUp: () => reject(failure()) };
      underWay.add(one);
      if (isOpen) countDown(one);
      const timer = setTimeout(suspect, suspicionMs);
      try {
        return await Promise.race([work(), down]);
      } catch (error) {
        // The next page need not wait for it.
        if (!(error instanceof ApiDown)) suspect();
        throw error;
      } finally {
        clearTimeout(timer);
        clearTimeout(one.timer);
        underWay.delete(one);
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

/** Asks the health call of the API, which answers 200 only while its database does. */
export const probeApi =
  (apiUrl: string, probeMs = 1_000) =>
  async (): Promise<boolean> =>
    (await fetch(`${apiUrl}/api/health`, { signal: AbortSignal.timeout(probeMs) })).ok;
