import { describe, expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.ts';

const limits = { from: Date.parse('2026-03-20T00:00:00Z'), until: Date.parse('2026-04-20T00:00:00Z') };
const stamp = ['UID:one@example', 'DTSTAMP:20260101T000000Z'];

/** A calendar of the lines; those of each event stand between `[` and `]`. */
const fileOf = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...stamp, ...lines, 'END:VEVENT'];
const read = (lines: readonly string[], zone = 'Europe/Berlin') => {
  const found = readBusyTimes(fileOf(lines), zone, limits);
  return (
    found?.busy.map(({ from, until }) =>
      [from, until].map((ms) => new Date(ms).toISOString().slice(5, 16)).join(' '),
    ) ?? null
  );
};

const weekly = ['DTSTART;TZID=Europe/Berlin:20260316T090000', 'DTEND;TZID=Europe/Berlin:20260316T100000'];

describe('busy times of a calendar', () => {
  // Berlin changes from UTC+1 to UTC+2 on 29 March 2026, New York from UTC-5 to UTC-4 on 8 March.
  it.each<[what: string, lines: string[], busy: string[]]>([
    [
      'an event in UTC',
      event('DTSTART:20260325T080000Z', 'DTEND:20260325T090000Z'),
      ['03-25T08:00 03-25T09:00'],
    ],
    [
      'an event of a zone that the file does not define',
      event('DTSTART;TZID=America/New_York:20260325T090000', 'DURATION:PT90M'),
      ['03-25T13:00 03-25T14:30'],
    ],
    [
      'a weekly event, by the same wall clock before and after the change to summer time',
      event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'),
      ['03-23T08:00 03-23T09:00', '03-30T07:00 03-30T08:00', '04-06T07:00 04-06T08:00'],
    ],
    [
      'a weekly event without one date, and with another more',
      event(
        ...weekly,
        'RRULE:FREQ=WEEKLY;UNTIL=20260406T235959Z',
        'EXDATE:20260330T070000Z',
        'RDATE;TZID=Europe/Berlin:20260401T140000',
      ),
      ['03-23T08:00 03-23T09:00', '04-01T12:00 04-01T13:00', '04-06T07:00 04-06T08:00'],
    ],
    [
      'a weekly event of which one is moved, one cancelled and one free',
      [
        ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=5'),
        ...event(
          'RECURRENCE-ID;TZID=Europe/Berlin:20260330T090000',
          'DTSTART:20260331T120000Z',
          'DURATION:PT1H',
        ),
        ...event(
          'RECURRENCE-ID:20260406T070000Z',
          'DTSTART:20260406T070000Z',
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
        ...event(
          'RECURRENCE-ID:20260413T070000Z',
          'DTSTART:20260413T070000Z',
          'DURATION:PT1H',
          'TRANSP:TRANSPARENT',
        ),
      ],
      ['03-23T08:00 03-23T09:00', '03-31T12:00 03-31T13:00'],
    ],
    [
      'a weekly event that is an hour later from one of them on',
      [
        ...event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4'),
        ...event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260330T090000',
          'DTSTART;TZID=Europe/Berlin:20260330T100000',
          'DTEND;TZID=Europe/Berlin:20260330T110000',
        ),
      ],
      ['03-23T08:00 03-23T09:00', '03-30T08:00 03-30T09:00', '04-06T08:00 04-06T09:00'],
    ],
    [
      'one that was moved into these weeks from an earlier date',
      [
        ...event('DTSTART:20260101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;COUNT=2'),
        ...event('RECURRENCE-ID:20260201T080000Z', 'DTSTART:20260401T080000Z', 'DURATION:PT1H'),
      ],
      ['04-01T08:00 04-01T09:00'],
    ],
    [
      'a floating time, by the clock of the recruiter',
      event('DTSTART:20260330T090000', 'DTEND:20260330T100000'),
      ['03-30T07:00 03-30T08:00'],
    ],
    [
      'a day, which has 23 hours at the change to summer time',
      event('DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20260330'),
      ['03-28T23:00 03-29T22:00'],
    ],
    ['a day without an end', event('DTSTART;VALUE=DATE:20260401'), ['03-31T22:00 04-01T22:00']],
    [
      'a night of eight hours over the change, which an end measures',
      event('DTSTART;TZID=Europe/Berlin:20260328T220000', 'DTEND;TZID=Europe/Berlin:20260329T070000'),
      ['03-28T21:00 03-29T05:00'],
    ],
    ['an event without a length', event('DTSTART:20260325T080000Z'), []],
    ['a cancelled event', event('DTSTART:20260325T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'), []],
    ['a transparent event', event('DTSTART:20260325T080000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'), []],
    [
      'what Outlook shows as free',
      event('DTSTART:20260325T080000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      [],
    ],
    [
      'busy periods of VFREEBUSY, without the free ones',
      [
        'BEGIN:VFREEBUSY',
        ...stamp,
        'FREEBUSY:20260325T080000Z/PT1H,20260326T080000Z/20260326T093000Z',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260327T080000Z/PT30M',
        'FREEBUSY;FBTYPE=FREE:20260328T080000Z/PT8H',
        'END:VFREEBUSY',
      ],
      ['03-25T08:00 03-25T09:00', '03-26T08:00 03-26T09:30', '03-27T08:00 03-27T08:30'],
    ],
    [
      'events that overlap or touch, as one',
      [
        ...event('DTSTART:20260325T080000Z', 'DURATION:PT1H'),
        ...event('DTSTART:20260325T083000Z', 'DURATION:PT1H'),
        ...event('DTSTART:20260325T093000Z', 'DURATION:PT1H'),
      ],
      ['03-25T08:00 03-25T10:30'],
    ],
    [
      'an event of a zone by the rules of the file, where its name is not known',
      [
        ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
        ...['BEGIN:STANDARD', 'DTSTART:16011028T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
        ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
        ...['BEGIN:DAYLIGHT', 'DTSTART:16010325T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
        ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
        ...event('DTSTART;TZID="W. Europe Standard Time":20260330T090000', 'DURATION:PT1H'),
      ],
      ['03-30T07:00 03-30T08:00'],
    ],
    [
      'an event of a known zone by the rules of today, although the file has old ones',
      [
        ...['BEGIN:VTIMEZONE', 'TZID:Europe/Istanbul', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
        ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'],
        ...event('DTSTART;TZID=Europe/Istanbul:20260330T090000', 'DURATION:PT1H'),
      ],
      ['03-30T06:00 03-30T07:00'],
    ],
    [
      'floating times by the clock that the calendar names',
      ['X-WR-TIMEZONE:Asia/Tokyo', ...event('DTSTART:20260330T090000', 'DURATION:PT1H')],
      ['03-30T00:00 03-30T01:00'],
    ],
  ])('are those of %s', (_, lines, busy) => {
    expect(read(lines)).toEqual(busy);
  });

  it('keep the wall clock over the change back to winter time', () => {
    const autumn = { from: Date.parse('2026-10-19T00:00:00Z'), until: Date.parse('2026-11-03T00:00:00Z') };
    const lines = event(
      'DTSTART;TZID=Europe/Berlin:20261019T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    );
    const found = readBusyTimes(fileOf(lines), 'UTC', autumn)?.busy.map(({ from }) =>
      new Date(from).toISOString(),
    );
    expect(found).toEqual([
      '2026-10-19T07:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ]);
  });

  it('say how many events could not be read, instead of showing their times as free', () => {
    const lines = [...event('SUMMARY:No start'), ...event('DTSTART:20260325T080000Z', 'DURATION:PT1H')];
    expect(readBusyTimes(fileOf(lines), 'UTC', limits)).toMatchObject({ busy: [{}], unread: 1 });
  });

  it.each(['SECONDLY', 'MINUTELY', 'HOURLY'])('end for a rule %s', (frequency) => {
    const lines = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', `RRULE:FREQ=${frequency}`);
    expect(readBusyTimes(fileOf(lines), 'UTC', limits)).toMatchObject({ busy: [], unread: 1 });
  });

  it.each([
    '',
    '<!doctype html><title>Sign in</title>',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VCALENDAR\r\nnonsense',
  ])('are none of a text that is no calendar: %s', (text) => {
    expect(readBusyTimes(text, 'UTC', limits)).toBeNull();
  });
});
