import type { Telemetry } from '@jobharbor/shared/remote';

const longestText = 500;

/** Health reports to the gateway, by beacon so that leaving loses none. `facts` (set, language…) go with each. */
export function createTelemetry(facts: () => Record<string, string>): Telemetry {
  return {
    report(event, detail = {}) {
      const short = Object.fromEntries(
        Object.entries(detail).map(([name, value]) => [
          name,
          typeof value === 'string' ? value.slice(0, longestText) : value,
        ]),
      );
      const body = JSON.stringify({ event, at: Date.now(), ...facts(), detail: short });
      navigator.sendBeacon('/telemetry', new Blob([body], { type: 'application/json' }));
    },
  };
}
