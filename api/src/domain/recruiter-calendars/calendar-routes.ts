import { changeRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/change-recruiter-calendar';
import { deleteRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/delete-recruiter-calendar';
import { getRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/get-recruiter-calendar';
import { listFreeTimes } from '@jobharbor/shared/calls/recruiter/list-free-times';
import { readRecruiterCalendar } from '@jobharbor/shared/calls/recruiter/read-recruiter-calendar';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as calendars from './calendar-repository.ts';
import { findFreeTimes } from './find-free-times.ts';

/** Hours and calendars of recruiters, and the times that they leave free. */
export function recruiterCalendarRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  serve(app, getRecruiterCalendar, async ({ session: { accountId } }) =>
    calendars.toCalendar(await calendars.findCalendar(db, accountId)),
  );

  serve(app, changeRecruiterCalendar, ({ session: { accountId }, body }) =>
    calendars.changeCalendar(dependencies, accountId, body, clock()),
  );

  serve(app, readRecruiterCalendar, ({ session: { accountId } }) =>
    calendars.readAgain(dependencies, accountId, clock()),
  );

  serve(app, deleteRecruiterCalendar, async ({ session: { accountId } }) => {
    await calendars.deleteCalendar(db, accountId);
    return {};
  });

  serve(app, listFreeTimes, ({ params: { id }, query, session: { accountId } }) =>
    findFreeTimes(db, { actorId: accountId, applicationId: id, ...query, now: clock() }),
  );
}
