import type { HealthFact } from '@jobharbor/shared/telemetry/beacon';
import type { HealthRow } from './health-row.ts';
import type { KnownPage } from './recent-pages.ts';

/** Content of earlier beacons. */
type ReportedFact = Pick<HealthFact, 'event' | 'remote' | 'rung' | 'cause'>;

const failures = new Set([
  'load-failed',
  'mount-failed',
  'crashed',
  'unmount-failed',
  'slot-failed',
  'part-failed',
]);

/** Whether a fact is a failure for the visitor: more than a retry of the same version. A recovery is one of its cause. */
export const isFailure = ({ event, rung }: Omit<ReportedFact, 'remote'>): boolean =>
  event === 'recovered' ? rung !== undefined && rung !== 'retry' : failures.has(event) && rung !== 'retry';

/** Counts a visit of the row's remote, once a page. */
export function countVisit(row: HealthRow, page: KnownPage): void {
  if (page.met.has(row.remote)) return;
  page.met.add(row.remote);
  row.visits += 1;
}

/** Counts a failure, once a page for its remote and once for the page. */
export function countFailure(row: HealthRow, page: KnownPage): void {
  if (!page.failed.has(row.remote)) row.failed += 1;
  if (!page.isBroken) row.broken += 1;
  addFailure(page, row.remote);
}

/** Counts a page to which the network did not bring a file, once. */
export function countCutOff(row: HealthRow, page: KnownPage): void {
  if (!page.isCutOff) row.cut_off += 1;
  page.isCutOff = true;
}

export function count(row: HealthRow, event: string): void {
  row.events[event] = (row.events[event] ?? 0) + 1;
}

/** Restores what other gateways have counted of a page's earlier beacons. */
export function restoreFailures(page: KnownPage, before: readonly ReportedFact[]): void {
  for (const { event, remote, rung, cause } of before) {
    page.met.add(remote);
    if (event === 'visit') page.isOpened = true;
    if (!isFailure({ event, rung })) continue;
    if (cause === 'network') page.isCutOff = true;
    else addFailure(page, remote);
  }
}

/** The same for a failed server render that the sending gateway counted. */
export function restoreFailedRender(page: KnownPage, reported: readonly ReportedFact[]): void {
  page.isBroken = true;
  for (const { remote } of reported.filter(({ event }) => event === 'visit')) {
    page.met.add(remote);
    page.failed.add(remote);
  }
}

function addFailure(page: KnownPage, remote: string): void {
  page.failed.add(remote);
  page.isBroken = true;
}
