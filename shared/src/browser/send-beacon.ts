/**
 * Sends a report that outlives the page. Where a privacy setting has removed or replaced `sendBeacon`, nothing is sent and
 * nothing fails.
 */
export function sendBeacon(address: string, report: object): void {
  try {
    navigator.sendBeacon(address, JSON.stringify(report));
  } catch {}
}
