import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry';

export interface FollowedFacts {
  /** The newest fact about how a remote, or what it put into a slot, loaded and ran. */
  latest(remote: string, slot?: string): HealthFact | undefined;
  stop(): void;
}

/**
 * Reads the health facts that the page sends, the first of them some seconds after its start: kept in the reporter they
 * would cost every visitor script.
 */
export function followFacts(): FollowedFacts {
  const newest = new Map<string, HealthFact>();
  const send = navigator.sendBeacon;
  const keyOf = (remote: string, slot = '') => `${remote} ${slot}`;
  navigator.sendBeacon = (url, body) => {
    if (url === '/telemetry')
      for (const fact of (JSON.parse(String(body)) as HealthBeacon).facts)
        if (fact.event !== 'visit' && fact.event !== 'vital') newest.set(keyOf(fact.remote, fact.slot), fact);
    return send.call(navigator, url, body);
  };
  return {
    latest: (remote, slot) => newest.get(keyOf(remote, slot)),
    stop() {
      navigator.sendBeacon = send;
    },
  };
}
