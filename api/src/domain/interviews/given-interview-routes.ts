import { changeInterview as changeCall } from '@jobharbor/shared/calls/recruiter/change-interview';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { recordAttendance } from '@jobharbor/shared/calls/recruiter/record-attendance';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { refuseHostClash } from '../recruiter-calendars/host-busy.ts';
import { attendanceByRecruiter } from './attendance-rules.ts';
import { changeInterview } from './change-interviews.ts';
import { changesOfDetails, checkChangedNumber } from './interview-details.ts';
import { findGivenInterviews, findInterview } from './interview-repository.ts';
import { changesByRecruiter, spanFrom } from './interview-rules.ts';
import { invite } from './invite.ts';

/** Routes of recruiters: they invite to interviews, change them, and record who came. */
export function givenInterviewRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, inviteToInterview, async ({ params, body: terms, session, market, reply }) => {
    const actorId = session.accountId;
    const now = clock();
    const { id, isNew } = await invite(db, { actorId, applicationId: params.id, terms, now });
    setCreatedStatus(reply, isNew);
    return { interview: await findInterview(db, { actorId }, id, { market, now }) };
  });

  serve(app, changeCall, async ({ params: { id }, body, session, market }) => {
    const asker = { actorId: session.accountId };
    const now = clock();
    await changeInterview(
      db,
      { asker, id, now },
      (row) =>
        body.action === 'change' ? changesOfDetails(row, body, now) : changesByRecruiter(row, body, now),
      async (tx, row) => {
        if (body.action === 'change') await checkChangedNumber(tx, row, body);
        if (body.action !== 'reschedule' || body.despite_clash !== false) return;
        const { starts_at, ends_at } = spanFrom(row, body.starts_at);
        const first = { from: starts_at.getTime(), until: ends_at.getTime() };
        const planned = { recruiterId: row.recruiter_id, first, others: [], interviewId: row.id };
        await refuseHostClash(tx, planned, now);
      },
    );
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, recordAttendance, async ({ params: { id }, body, session, market }) => {
    const asker = { actorId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) => attendanceByRecruiter(row, body, now));
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, listGivenInterviews, async ({ query, session, market }) =>
    findGivenInterviews(db, session.accountId, { ...query, market, now: clock() }),
  );
}
