import { changeRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/change-recruiter-calendar';
import { deleteRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/delete-recruiter-calendar';
import { readRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/read-recruiter-calendar';
import type { WeekHours } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import type { Acting, FormAction } from '../action.ts';

const page = '/calendar';

/** The hours that were typed; refused where a span has one end alone, or ends before it begins. */
function hoursIn({ form, t }: Acting): WeekHours[] {
  const faults: Record<string, string[]> = {};
  const hours: WeekHours[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7])
    for (const index of [0, 1]) {
      const [from = '', until = ''] = [form[`from-${day}-${index}`], form[`until-${day}-${index}`]];
      if (from === '' && until === '') continue;
      // Midnight, as the end of a day.
      const end = until === '00:00' ? '24:00' : until;
      if (from === '' || end === '') faults[`until-${day}-${index}`] = [t('notices.both')];
      else if (end <= from) faults[`until-${day}-${index}`] = [t('calendar.order')];
      else hours.push({ day, from, until: end });
    }
  if (Object.keys(faults).length === 0) return hours;
  throw new AppError(errorCode.invalidParameters, {
    ...{ status: 422, message: t('calendar.refused') },
    fields: faults,
  });
}

/** Forms of a recruiter's hours and calendar, by path. */
export const calendarActions: Readonly<Record<string, FormAction>> = {
  '/calendar/hours': {
    page,
    async carryOut(acting) {
      const body = { week_hours: hoursIn(acting), time_zone: acting.form.time_zone ?? 'UTC' };
      await acting.client.send(changeRecruiterCalendar, { body });
      return { to: page, said: 'said.calendarSaved' };
    },
  },
  '/calendar/link': {
    page,
    async carryOut({ client, form }) {
      await client.send(changeRecruiterCalendar, {
        body: { calendar_url: (form.calendar_url ?? '').trim() },
      });
      return { to: page, said: 'said.calendarLinked' };
    },
  },
  '/calendar/unlink': {
    page,
    async carryOut({ client }) {
      await client.send(changeRecruiterCalendar, { body: { calendar_url: null } });
      return { to: page, said: 'said.calendarUnlinked' };
    },
  },
  '/calendar/read': {
    page,
    async carryOut({ client }) {
      const { calendar } = await client.send(readRecruiterCalendar);
      return { to: page, ...(calendar?.problem === null && { said: 'said.calendarRead' }) };
    },
  },
  '/calendar/forget': {
    page,
    async carryOut({ client }) {
      await client.send(deleteRecruiterCalendar);
      return { to: page, said: 'said.calendarForgotten' };
    },
  },
};
