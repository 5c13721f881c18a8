import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry/beacon';
import { createMonotonicClock } from '../process/monotonic-clock.ts';
import { emptyRow, type HealthKey, type HealthMinute, type HealthRow, nameOfKey } from './health-row.ts';
import { addValue } from './histogram.ts';
import { createRecentPages, type KnownPage } from './recent-pages.ts';

/** Dimensions of an event, without the remote. */
export type Place = Pick<HealthKey, 'set' | 'country' | 'language' | 'trial'>;

export interface HealthCounter {
  /**
   * Counts validated facts of one beacon, each kind once for a trace; gives those that were counted. What other gateways
   * have counted of the page is known from `before` and, of its drawing, from `hasFailed`.
   */
  countBeacon(
    place: Place,
    beacon: Pick<HealthBeacon, 'trace' | 'facts' | 'before'> & { hasFailed?: boolean },
  ): HealthFact[];
  /** Counts a page sent to a browser. `hasFailed`: its server render was missing or too late. */
  countPage(
    place: Place,
    page: { remote: string; version: string; trace: string; hasFailed: boolean; isBrowser: boolean },
  ): void;
  /** Minutes that have changed since they were last taken, whole. Finished ones are forgotten once taken. */
  takeChanged(): HealthMinute[];
}

/** What an earlier beacon said. */
type Told = Pick<HealthFact, 'event' | 'remote' | 'rung'>;

const failures = new Set(['load-failed', 'mount-failed', 'crashed', 'unmount-failed', 'slot-failed']);

/** A failure is the visitor's when it cost more than another try; so is a recovery by anything but another try. */
const isFailure = ({ event, rung }: Omit<Told, 'remote'>): boolean =>
  event === 'recovered' ? rung !== undefined && rung !== 'retry' : failures.has(event) && rung !== 'retry';

/** Facts of one kind say the same of a page, however often they come. */
const kindOf = ({ event, remote, version, slot, rung, vital, text }: HealthFact): string =>
  [event, remote, version, slot, rung, vital, event === 'reported' ? text?.split(' ', 1)[0] : ''].join('|');

/** Aggregates this gateway's health facts by minute. */
export function createHealthCounter(now: () => number = Date.now): HealthCounter {
  const minutes = new Map<number, { rows: Map<string, HealthRow>; isChanged: boolean }>();
  const pageOf = createRecentPages();

  const clock = createMonotonicClock(now);
  const currentMinute = () => Math.floor(clock() / 60_000) * 60;

  function rowOf(place: Place, remote: string, version: string): HealthRow {
    const at = currentMinute();
    const minute = minutes.get(at) ?? { rows: new Map<string, HealthRow>(), isChanged: true };
    minute.isChanged = true;
    minutes.set(at, minute);
    const key = { ...place, remote, version };
    const name = nameOfKey(key);
    const row = minute.rows.get(name) ?? emptyRow(key);
    minute.rows.set(name, row);
    return row;
  }

  function meet(row: HealthRow, page: KnownPage) {
    if (page.met.has(row.remote)) return;
    page.met.add(row.remote);
    row.visits += 1;
  }

  function fail(row: HealthRow, page: KnownPage) {
    if (!page.failed.has(row.remote)) row.failed += 1;
    page.failed.add(row.remote);
    if (!page.isBroken) row.broken += 1;
    page.isBroken = true;
  }

  /** Notes what was counted of a page where its earlier beacons went. */
  function recall(page: KnownPage, before: readonly Told[]) {
    for (const { event, remote, rung } of before) {
      page.met.add(remote);
      if (event === 'visit') page.isOpened = true;
      if (isFailure({ event, rung })) noteFailure(page, remote);
    }
  }

  /** The same for a drawing that failed on the gateway that sent the page: of the remote that it opened on. */
  function recallDrawing(page: KnownPage, told: readonly Told[]) {
    page.isBroken = true;
    for (const { remote } of told.filter(({ event }) => event === 'visit')) {
      page.met.add(remote);
      page.failed.add(remote);
    }
  }

  function noteFailure(page: KnownPage, remote: string) {
    page.failed.add(remote);
    page.isBroken = true;
  }

  function count(row: HealthRow, event: string) {
    row.events[event] = (row.events[event] ?? 0) + 1;
  }

  return {
    countBeacon(place, { trace, facts, before = [], hasFailed = false }) {
      const page = pageOf(trace);
      recall(page, before);
      if (hasFailed) recallDrawing(page, [...before, ...facts]);
      const counted = facts.filter((fact) => {
        const kind = kindOf(fact);
        const isNew = !page.facts.has(kind) || trace === undefined;
        page.facts.add(kind);
        return isNew;
      });
      for (const fact of counted) {
        const row = rowOf(place, fact.remote, fact.version);
        meet(row, page);
        if (fact.event === 'visit') {
          if (!page.isOpened) row.opened += 1;
          page.isOpened = true;
        } else if (fact.event === 'vital') {
          if (fact.vital === undefined || fact.value === undefined) continue;
          row.vitals[fact.vital] ??= {};
          addValue(row.vitals[fact.vital] ?? {}, fact.vital === 'CLS' ? fact.value * 1_000 : fact.value);
        } else count(row, fact.event);
        if (isFailure(fact)) fail(row, page);
      }
      return counted;
    },
    countPage(place, { remote, version, trace, hasFailed, isBrowser }) {
      const row = rowOf(place, remote, version);
      if (isBrowser) row.pages += 1;
      if (!hasFailed) return;
      const page = pageOf(trace);
      meet(row, page);
      count(row, 'render-failed');
      fail(row, page);
    },
    takeChanged() {
      const taken: HealthMinute[] = [];
      for (const [at, minute] of minutes) {
        if (minute.isChanged) taken.push({ at, rows: [...minute.rows.values()] });
        minute.isChanged = false;
        if (at < currentMinute()) minutes.delete(at);
      }
      return taken;
    },
  };
}
