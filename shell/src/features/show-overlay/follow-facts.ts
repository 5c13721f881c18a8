import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry';

export interface FollowedFacts {
  /** The latest health fact about a remote or its slot fillers. */
  latest(remote: string, slot?: string): HealthFact | undefined;
  stop(): void;
}

/**
 * Intercepts the health beacons of the page, the first some seconds after its start: keeping facts in the reporter would
 * add script for every visitor.
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
