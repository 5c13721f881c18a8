import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarInterview, interviewCalendar } from './interview-calendar.ts';

const anInterview = (wanted: Partial<CalendarInterview> = {}): CalendarInterview => ({
  ...({ id: 7, state: 'accepted', kind: 'onsite', place: 'Pier 4; Cebu, “Hall”' } as const),
  ...{ starts_at: new Date('2026-03-27T09:00:00+01:00'), ends_at: new Date('2026-03-27T09:45:00+01:00') },
  ...{ link: null, contact_name: 'Ana', contact_phone: null, note: 'Bring\na portfolio.', version: 2 },
  ...{ updated_at: new Date('2026-03-01T08:00:00Z'), title: 'Pflegekraft', company: 'Hafen, GmbH' },
  ...wanted,
});

function textOf(interview: CalendarInterview): string {
  const page = 'https://jobs.example/de/my-jobs/interview';
  const attendee = { email: 'maria@example.com', name: 'María' };
  return interviewCalendar(interview, { attendee, page, language: 'ar', host: 'jobs.example' }).text;
}

/** The event, read by a library that has no part in writing it. */
function eventOf(interview: CalendarInterview) {
  const calendar = new ICAL.Component(ICAL.parse(textOf(interview)));
  const component = calendar.getFirstSubcomponent('vevent');
  if (component === null) throw new Error('The file has no event.');
  const status = component.getFirstPropertyValue('status');
  return { event: new ICAL.Event(component), method: calendar.getFirstPropertyValue('method'), status };
}

/** As a calendar does: an entry of a known identifier takes the place of one with a lower sequence. */
function take(held: Map<string, ICAL.Event>, { event }: ReturnType<typeof eventOf>): void {
  const known = held.get(event.uid);
  if (known === undefined || known.sequence < event.sequence) held.set(event.uid, event);
}

it('is one entry in a calendar, which each change and the cancellation update', () => {
  const held = new Map<string, ICAL.Event>();
  const moved = {
    starts_at: new Date('2026-03-30T09:00:00+02:00'),
    ends_at: new Date('2026-03-30T10:30:00+02:00'),
  };
  const changes = [
    anInterview(),
    anInterview({ ...moved, version: 3 }),
    anInterview({ ...moved, place: 'Pier 5', version: 4 }),
  ].map(eventOf);
  for (const change of changes) take(held, change);
  // A mail that arrives late does not bring the old time back.
  take(held, eventOf(anInterview()));
  const [entry, ...others] = held.values();
  expect(others).toEqual([]);
  expect([entry?.sequence, entry?.location, entry?.duration.toString()]).toEqual([3, 'Pier 5', 'PT1H30M']);
  const off = eventOf(anInterview({ ...moved, state: 'cancelled', version: 5 }));
  expect([off.method, off.status, off.event.sequence]).toEqual(['CANCEL', 'CANCELLED', 4]);
  expect(off.event.uid).toBe(entry?.uid);
});

it.each([
  ['to summer time', '2026-03-27T09:00:00+01:00', '2026-03-30T09:00:00+02:00'],
  ['to winter time', '2026-10-23T09:00:00+02:00', '2026-10-26T09:00:00+01:00'],
])('keeps the wall clock of the employer over the change %s', (_, before, after) => {
  const clock = (start: string) => {
    const starts_at = new Date(start);
    const ends_at = new Date(starts_at.getTime() + 45 * 60_000);
    const { event } = eventOf(anInterview({ starts_at, ends_at }));
    expect(event.duration.toString()).toBe('PT45M');
    return event.startDate.toJSDate().toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' });
  };
  expect([clock(before), clock(after)]).toEqual(['09:00:00', '09:00:00']);
});

it('keeps an interview through the hour that comes twice, and one over midnight', () => {
  const spanOf = (starts_at: Date, ends_at: Date) => {
    const { event } = eventOf(anInterview({ starts_at, ends_at }));
    return [event.startDate.toJSDate(), event.endDate.toJSDate()];
  };
  for (const [start, end] of [
    ['2026-10-25T00:45:00Z', '2026-10-25T01:30:00Z'],
    ['2026-12-31T23:30:00Z', '2027-01-01T09:30:00Z'],
  ] as const)
    expect(spanOf(new Date(start), new Date(end))).toEqual([new Date(start), new Date(end)]);
});

it('folds long Arabic, Chinese and emoji between characters, in lines of 75 octets at most', () => {
  const place = 'الرصيف الرابع، بوابة ب، ميناء الدمام؛ '.repeat(8).trim();
  const note = `${'带上证件和作品集，请在前台登记。'.repeat(12)}${'👩‍🔧'.repeat(40)}`;
  const interview = anInterview({ place, note, title: 'فني رافعات', company: 'مرفأ الخليج' });
  const lines = textOf(interview).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  // A character that was cut in two would be read back as a replacement character.
  expect(Buffer.from(textOf(interview)).toString()).not.toContain('\ufffd');
  const { event } = eventOf(interview);
  expect([event.location, event.description.includes(note)]).toEqual([place, true]);
});

it('reads back what people wrote, with its signs and lines', () => {
  const { event } = eventOf(anInterview());
  expect(event.location).toBe('Pier 4; Cebu, “Hall”');
  expect(event.description).toContain('Bring\na portfolio.');
  expect(event.summary).toContain('Hafen, GmbH');
});
