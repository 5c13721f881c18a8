import * as z from 'zod/mini';
import { intFromText, unixSeconds } from '../primitives/primitives.ts';
import { timeZone } from '../primitives/time-zone.ts';

const clockTime = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Hours of a weekday in which interviews are held. `day`: 1 Monday to 7 Sunday. */
export const weekHours = z
  .strictObject({ day: z.int().check(z.minimum(1), z.maximum(7)), from: clockTime, until: clockTime })
  .check(z.refine(({ from, until }) => from < until, { path: ['until'], message: 'date_order' }));
export type WeekHours = z.infer<typeof weekHours>;

export const maxWeekHours = 28;

/**
 * Why a calendar could not be read. `not_public`: the address is of no public machine; `unreachable`: no answer, or a refusal;
 * `no_calendar`: the answer is no iCalendar; `too_large`.
 */
export const calendarProblem = z.enum(['not_public', 'unreachable', 'no_calendar', 'too_large']);
export type CalendarProblem = z.infer<typeof calendarProblem>;

/** When a recruiter holds interviews, and which calendar says when they are busy. */
export const recruiterCalendar = z.object({
  /** Of the hours, and of a calendar's days and times without a zone. Null until it is set: the zone of the country. */
  time_zone: z.nullable(z.string()),
  /** Empty: the office hours of the country. */
  week_hours: z.array(weekHours),
  /** The linked calendar. Its address is a secret, of which only the host is shown. */
  calendar: z.nullable(
    z.object({
      host: z.string(),
      /** When it was last read. */
      read_at: unixSeconds,
      /** Events that could not be read when it was. */
      unread_events: z.int(),
      /** Why the last attempt failed; null where it did not. Its busy times are then those of `read_at`. */
      problem: z.nullable(z.catch(calendarProblem, 'unreachable')),
    }),
  ),
});
export type RecruiterCalendar = z.infer<typeof recruiterCalendar>;

/** `PATCH /recruiter/calendar`. Only what changes is sent; `calendar_url: null` forgets the calendar. */
export const recruiterCalendarChange = z.strictObject({
  time_zone: z.optional(timeZone),
  week_hours: z.optional(z.array(weekHours).check(z.maxLength(maxWeekHours))),
  calendar_url: z.optional(z.nullable(z.url({ protocol: /^(?:https|webcals?)$/ }).check(z.maxLength(2_000)))),
});
export type RecruiterCalendarChange = z.infer<typeof recruiterCalendarChange>;

/** `GET /recruiter/applications/{id}/free-times`: for an interview of a length, in the next days. */
export const freeTimesQuery = z.object({
  duration_minutes: z._default(intFromText(5, 600), 45),
  days: z._default(intFromText(1, 31), 14),
});

export const freeTimes = z.object({
  /** Starts, the first one first. */
  times: z.array(unixSeconds),
  time_zone: z.string(),
  /** `office`: the recruiter has set no hours. */
  hours_of: z.enum(['own', 'office']),
  /** As in the recruiter's calendar; null without a link. */
  calendar: recruiterCalendar.shape.calendar,
});
export type FreeTimes = z.infer<typeof freeTimes>;
