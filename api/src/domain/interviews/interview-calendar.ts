import { brand } from '@jobharbor/shared/brand';
import type { Interview, InterviewState, LanguageTag } from '@jobharbor/shared/contracts';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { mailTexts } from '../../mail/mail-texts.ts';

/** Fields of an interview's calendar entry (iCalendar). */
export interface CalendarInterview {
  id: number;
  state: InterviewState;
  starts_at: Date;
  ends_at: Date;
  kind: Interview['kind'];
  place: string | null;
  link: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  note: string | null;
  updated_at: Date;
  version: number;
  /** The job's. */
  title: string;
  company: string;
}

export interface CalendarOptions {
  /** The candidate, where the entry is sent to them; without one it is a file to add by hand. */
  attendee?: { email: string; name: string };
  /** Where the interview is answered. */
  page: string;
  /** Language of the heading. */
  language: LanguageTag;
  /** Host of the site, which makes the identifier its own. */
  host: string;
}

/**
 * An interview as iCalendar. Stable UID, and a SEQUENCE that increments with each change, so that calendars update their
 * entry. Times in UTC, independent of time zones and daylight saving.
 */
export function interviewCalendar(
  interview: CalendarInterview,
  { attendee, page, language, host }: CalendarOptions,
): { method: ICalCalendarMethod; text: string } {
  const isOff = interview.state === 'cancelled' || interview.state === 'rejected';
  const sent = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const method = attendee ? sent : ICalCalendarMethod.PUBLISH;
  const { place, link, contact_name, contact_phone, note } = interview;
  const contact = [contact_name, contact_phone].filter(Boolean).join(', ');
  const calendar = new ICalCalendar({ method, prodId: { company: brand.name, product: 'interviews' } });
  calendar.createEvent({
    id: `interview-${interview.id}@${host}`,
    sequence: interview.version - 1,
    stamp: interview.updated_at,
    start: interview.starts_at,
    end: interview.ends_at,
    summary: mailTexts[language].interviewEntry
      .replace('{{title}}', () => interview.title)
      .replace('{{company}}', () => interview.company),
    location: place ?? link,
    description: [contact, link, note, page].filter(Boolean).join('\n'),
    url: page,
    status: isOff
      ? ICalEventStatus.CANCELLED
      : interview.state === 'accepted'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
    organizer: { name: interview.company, email: brand.contactEmail },
    ...(attendee && {
      attendees: [
        {
          ...attendee,
          role: ICalAttendeeRole.REQ,
          status: attendance[interview.state],
          // The answer is given on the site, where the employer sees it.
          rsvp: false,
        },
      ],
    }),
  });
  return { method, text: calendar.toString() };
}

const attendance: Record<InterviewState, ICalAttendeeStatus> = {
  pending: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  rejected: ICalAttendeeStatus.DECLINED,
  cancelled: ICalAttendeeStatus.DECLINED,
};
