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

/** The event, read by a library that has no part in writing it. */
function eventOf(interview: CalendarInterview) {
  const page = 'https://jobs.example/de/my-jobs/interview';
  const attendee = { email: 'maria@example.com', name: 'María' };
  const { text } = interviewCalendar(interview, { attendee, page, language: 'en', host: 'jobs.example' });
  const calendar = new ICAL.Component(ICAL.parse(text));
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

it('keeps the wall clock of the employer over the change to summer time', () => {
  const clock = (interview: CalendarInterview) =>
    eventOf(interview).event.startDate.toJSDate().toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' });
  const after = {
    starts_at: new Date('2026-03-30T09:00:00+02:00'),
    ends_at: new Date('2026-03-30T09:45:00+02:00'),
  };
  expect([clock(anInterview()), clock(anInterview(after))]).toEqual(['09:00:00', '09:00:00']);
});

it('reads back what people wrote, with its signs and lines', () => {
  const { event } = eventOf(anInterview());
  expect(event.location).toBe('Pier 4; Cebu, “Hall”');
  expect(event.description).toContain('Bring\na portfolio.');
  expect(event.summary).toContain('Hafen, GmbH');
});
