import type { HealthBeacon, HealthFact } from '@jobharbor/shared/telemetry/beacon';
import { createMonotonicClock } from '../process/monotonic-clock.ts';
import {
  count,
  countCutOff,
  countFailure,
  countVisit,
  isFailure,
  restoreFailedRender,
  restoreFailures,
} from './count-on-page.ts';
import {
  emptyRow,
  type HealthKey,
  type HealthMinute,
  type HealthRow,
  nameOfKey,
  screenVital,
} from './health-row.ts';
import { addValue } from './histogram.ts';
import { createRecentPages, type KnownPage } from './recent-pages.ts';

/** Dimensions of an event, without the remote. */
export type Place = Pick<HealthKey, 'set' | 'country' | 'language' | 'trial'>;

export interface HealthCounter {
  /**
   * Counts validated facts of a beacon, each kind once a trace; returns those that were counted. `before` and `hasFailed`
   * contain what other gateways have counted of the page.
   */
  countBeacon(
    place: Place,
    beacon: Pick<HealthBeacon, 'trace' | 'facts' | 'before'> & { hasFailed?: boolean },
  ): HealthFact[];
  /** Counts a page that was sent. `hasFailed`: its server render failed or timed out. */
  countPage(
    place: Place,
    page: { remote: string; version: string; trace: string; hasFailed: boolean; isBrowser: boolean },
  ): void;
  /** Complete minutes that changed since the last call. Finished ones are dropped afterwards. */
  takeChanged(): HealthMinute[];
}

/** Deduplication key of facts of a page. */
const kindOf = ({ event, remote, version, slot, rung, cause, vital, text }: HealthFact): string =>
  [event, remote, version, slot, rung, cause, vital, event === 'reported' ? text?.split(' ', 1)[0] : ''].join(
    '|',
  );

/** Records the kind of a fact on its page; false if the page has reported that kind before. */
function isFirstOfKind(page: KnownPage, fact: HealthFact): boolean {
  const kind = kindOf(fact);
  const isNew = !page.facts.has(kind);
  page.facts.add(kind);
  return isNew;
}

/** Screens of a remote that are counted apart; anybody can name others. */
const maxScreens = 40;

/** Names under which a row counts a vital: its own, and that of its screen. */
function vitalNames({ vitals }: HealthRow, vital: string, screen: string | undefined): string[] {
  if (vital !== 'INP' || screen === undefined) return [vital];
  const name = screenVital(screen);
  const hasRoom = name in vitals || Object.keys(vitals).length < maxScreens;
  return hasRoom ? [vital, name] : [vital];
}

function countFact(row: HealthRow, page: KnownPage, fact: HealthFact): void {
  countVisit(row, page);
  if (fact.event === 'visit') {
    if (!page.isOpened) row.opened += 1;
    page.isOpened = true;
  } else if (fact.event === 'vital') {
    if (fact.vital === undefined || fact.value === undefined) return;
    const value = fact.vital === 'CLS' ? fact.value * 1_000 : fact.value;
    for (const name of vitalNames(row, fact.vital, fact.screen)) {
      row.vitals[name] ??= {};
      addValue(row.vitals[name] ?? {}, value);
    }
  } else count(row, fact.event);
  if (!isFailure(fact)) return;
  if (fact.cause === 'network') countCutOff(row, page);
  else countFailure(row, page);
}

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

  return {
    countBeacon(place, { trace, facts, before = [], hasFailed = false }) {
      const page = pageOf(trace);
      restoreFailures(page, before);
      if (hasFailed) restoreFailedRender(page, [...before, ...facts]);
      const counted = facts.filter((fact) => isFirstOfKind(page, fact) || trace === undefined);
      for (const fact of counted) {
        countFact(rowOf(place, fact.remote, fact.version), page, fact);
      }
      return counted;
    },
    countPage(place, { remote, version, trace, hasFailed, isBrowser }) {
      const row = rowOf(place, remote, version);
      if (isBrowser) row.pages += 1;
      if (!hasFailed) return;
      const page = pageOf(trace);
      countVisit(row, page);
      count(row, 'render-failed');
      countFailure(row, page);
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
