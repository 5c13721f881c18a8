import ICAL from 'ical.js';
import { instantOf, isKnownZone, useRuntimeZones } from './calendar-zones.ts';
import { mergeSpans, type Span } from './spans.ts';

export interface BusyTimes {
  busy: Span[];
  /** Events that could not be read, and whose times are missing. */
  unread: number;
}

interface Reading {
  /** Zone of days and of floating times. */
  zone: string;
  limits: Span;
}

/** Occurrences of all events of one calendar, at most: rules by the second would go on for long. */
const maxOccurrences = 200_000;
const maxBusy = 5_000;
const dayMs = 86_400_000;

/**
 * Busy times of an iCalendar file (RFC 5545), merged: events that are neither cancelled nor transparent, with their
 * recurrences and exceptions, and the busy periods of `VFREEBUSY`. Null for a text that is no calendar. A hostile file can
 * keep it busy for long: call it in a thread of its own (`read-busy-apart.ts`).
 */
export function readBusyTimes(text: string, ownZone: string, limits: Span): BusyTimes | null {
  const calendars = parse(text);
  if (calendars === null) return null;
  const spans: Span[] = [];
  let unread = 0;
  let left = maxOccurrences;
  for (const calendar of calendars) {
    const reading = { zone: zoneOf(calendar, ownZone), limits };
    useRuntimeZones(calendar);
    for (const part of calendar.getAllSubcomponents('vfreebusy'))
      for (const span of periodsOf(part, reading)) spans.push(span);
    for (const series of seriesOf(calendar.getAllSubcomponents('vevent')))
      try {
        for (const span of occurrencesOf(series, reading)) {
          left -= 1;
          if (left < 0) break;
          if (span !== null) spans.push(span);
        }
      } catch {
        unread += 1;
      }
  }
  if (left < 0) unread += 1;
  return { busy: mergeSpans(spans, limits).slice(0, maxBusy), unread };
}

function parse(text: string): ICAL.Component[] | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF?\s*/, '')) as unknown[];
    const all = Array.isArray(parsed[0]) ? parsed : [parsed];
    return all.map((one) => new ICAL.Component(one as [string, never[], never[]]));
  } catch {
    return null;
  }
}

/** Google and Apple name the zone of a calendar beside the standard. */
function zoneOf(calendar: ICAL.Component, ownZone: string): string {
  const named = calendar.getFirstPropertyValue('x-wr-timezone');
  return typeof named === 'string' && isKnownZone(named) ? named : ownZone;
}

/** An event with the changes of single occurrences; a change without its event stands alone. */
interface Series {
  event: ICAL.Component;
  changes: ICAL.Component[];
}

function seriesOf(events: readonly ICAL.Component[]): Series[] {
  const changes = Map.groupBy(events.filter(isChange), uidOf);
  return events.map((event) => ({
    event,
    changes: isChange(event) ? [] : (changes.get(uidOf(event)) ?? []),
  }));
}

const isChange = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');
const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const isBusy = (event: ICAL.Component): boolean => {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
};

/** The spans of an event; null for an occurrence that is not within the limits, or is changed by another event. */
function* occurrencesOf({ event, changes }: Series, { zone, limits }: Reading): Generator<Span | null> {
  const start = event.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) throw new Error('An event has no start.');
  const spanFrom = lengthOf(event, start, zone);
  const isRecurring = event.hasProperty('rrule') || event.hasProperty('rdate');
  if (!isRecurring || isChange(event)) {
    if (isBusy(event)) yield spanFrom(start);
    return;
  }
  const changed = new Set(changes.map((change) => idOf(change, zone)));
  const later = changes.filter(modifiesFuture);
  if (isTooFrequent(event)) throw new Error('An event recurs within a day.');
  const series = new ICAL.Event(event, { strictExceptions: false, exceptions: later });
  const iterator = series.iterator();
  for (let time = iterator.next(); time !== undefined && time !== null; time = iterator.next()) {
    if (isLongBefore(time, limits)) {
      yield null;
      continue;
    }
    const span = spanFrom(time);
    if (span.from >= limits.until && later.length === 0) return;
    if (span.from >= limits.until + 366 * dayMs) return;
    if (changed.has(span.from)) yield null;
    else if (later.length > 0) yield changedSpan(series, time, zone, span);
    else yield isBusy(event) && span.until > limits.from ? span : null;
  }
}

/** Rules that no calendar of a person has, and that take long. */
const isTooFrequent = (event: ICAL.Component): boolean =>
  event
    .getAllProperties('rrule')
    .some((rule) => /^(?:SECOND|MINUTE|HOUR)LY$/.test((rule.getFirstValue() as ICAL.Recur).freq));

/** Without the zone, which takes longer: occurrences of past years need no span. Events last 40 days at most. */
const isLongBefore = ({ year, month, day }: ICAL.Time, { from }: Span): boolean =>
  Date.UTC(year, month - 1, day) < from - 40 * dayMs;

/** The time of the occurrence that an event changes. */
const idOf = (change: ICAL.Component, zone: string): number => {
  const id = change.getFirstPropertyValue('recurrence-id');
  return id instanceof ICAL.Time ? instantOf(id, zone) : Number.NaN;
};

const modifiesFuture = (change: ICAL.Component): boolean =>
  change.getFirstProperty('recurrence-id')?.getParameter('range') === 'THISANDFUTURE';

/** An occurrence after a change of all following ones (RANGE=THISANDFUTURE). */
function changedSpan(series: ICAL.Event, time: ICAL.Time, zone: string, planned: Span): Span | null {
  const { item, startDate, endDate } = series.getOccurrenceDetails(time);
  if (!isBusy(item.component)) return null;
  if (item === series) return planned;
  return { from: instantOf(startDate, zone), until: instantOf(endDate, zone) };
}

/**
 * The span of an occurrence by its start. An end is the same length of time after each start, a duration in days the same
 * wall clock. An event without either is a day, or no time at all.
 */
function lengthOf(event: ICAL.Component, start: ICAL.Time, zone: string): (time: ICAL.Time) => Span {
  const end = event.getFirstPropertyValue('dtend');
  const duration = event.getFirstPropertyValue('duration');
  if (end instanceof ICAL.Time && !(start.isDate && end.isDate)) {
    const length = instantOf(end, zone) - instantOf(start, zone);
    return (time) => {
      const from = instantOf(time, zone);
      return { from, until: from + length };
    };
  }
  const [days, seconds] =
    duration instanceof ICAL.Duration
      ? [
          duration.weeks * 7 + duration.days,
          duration.hours * 3_600 + duration.minutes * 60 + duration.seconds,
        ]
      : [end instanceof ICAL.Time ? daysBetween(start, end) : Number(start.isDate), 0];
  return (time) => {
    const after = time.clone();
    after.adjust(days, 0, 0, 0);
    return { from: instantOf(time, zone), until: instantOf(after, zone) + seconds * 1_000 };
  };
}

const daysBetween = (from: ICAL.Time, until: ICAL.Time): number =>
  Math.max(1, Math.round((until.toUnixTime() - from.toUnixTime()) / 86_400));

function* periodsOf(part: ICAL.Component, { zone }: Reading): Generator<Span> {
  for (const property of part.getAllProperties('freebusy')) {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') continue;
    for (const period of property.getValues())
      if (period instanceof ICAL.Period)
        yield { from: instantOf(period.start, zone), until: instantOf(period.getEnd(), zone) };
  }
}
