import pTimeout from 'p-timeout';
import { poll } from '../process/poll.ts';

export interface ApiBreaker {
  /** `open`: the API does not answer, and pages are drawn without it. */
  state(): { state: 'closed' | 'open'; since: number };
  /** Resolves as `work` does; rejects as soon as the API is known not to answer, at once where it is known already. */
  guard<T>(work: () => Promise<T>): Promise<T>;
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

/** The breaker is open: what was asked of it was not tried. */
export class ApiDown extends Error {
  override name = 'ApiDown';
}

/**
 * A circuit breaker for what pages ask of the API. Work that takes long is no proof, since a remote may be slow by itself:
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
  const underWay = new Set<(error: Error) => void>();

  const isAnswering = () => pTimeout(probe(), { milliseconds: probeMs }).catch(() => false);

  function open(): void {
    since = Date.now();
    onChange?.('open');
    for (const giveUp of underWay) giveUp(new ApiDown('The API does not answer.'));
    stopPolling = poll(
      async () => {
        if (await isAnswering()) close();
      },
      { interval: probeMs, onError: () => {} },
    );
  }
  function close(): void {
    if (stopPolling === null) return;
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
    async guard(work) {
      if (stopPolling !== null) throw new ApiDown('The API does not answer.');
      const { promise: down, reject } = Promise.withResolvers<never>();
      underWay.add(reject);
      const timer = setTimeout(suspect, suspicionMs);
      try {
        return await Promise.race([work(), down]);
      } catch (error) {
        // The next page need not wait for it.
        if (!(error instanceof ApiDown)) suspect();
        throw error;
      } finally {
        clearTimeout(timer);
        underWay.delete(reject);
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
