import { answerInterview } from '@jobharbor/shared/calls/job-application/answer-interview';
import { attendInterview } from '@jobharbor/shared/calls/job-application/attend-interview';
import { downloadInterviewEntry } from '@jobharbor/shared/calls/job-application/download-interview-entry';
import { getInterview } from '@jobharbor/shared/calls/job-application/get-interview';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import { changeInterview as changeCall } from '@jobharbor/shared/calls/recruiter/change-interview';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { recordAttendance } from '@jobharbor/shared/calls/recruiter/record-attendance';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { attendanceByCandidate, attendanceByRecruiter } from './attendance-rules.ts';
import { changeInterview } from './change-interviews.ts';
import { refuseClash } from './clashes.ts';
import { interviewCalendar } from './interview-calendar.ts';
import { changesOfDetails } from './interview-details.ts';
import { findGivenInterviews, findInterview, findInterviews, interviewsOf } from './interview-repository.ts';
import { changesByCandidate, changesByRecruiter, spanFrom } from './interview-rules.ts';
import { invite } from './invite.ts';
import { findAbsences, toNotice } from './missed-interviews.ts';

/** Interviews: the invitations of recruiters, and the answers of candidates. */
export function interviewRoutes(app: App, { db, clock, config }: Dependencies): void {
  serve(app, listInterviews, async ({ query, session: { accountId }, market }) => {
    const now = clock();
    const list = await findInterviews(db, accountId, { ...query, market, now });
    return { ...list, absences: toNotice(await findAbsences(db, accountId, now)) };
  });

  serve(app, getInterview, async ({ params: { id }, session, market }) => ({
    interview: await findInterview(db, { jobseekerId: session.accountId }, id, { market, now: clock() }),
  }));

  serve(app, answerInterview, async ({ params: { id }, body, session, market }) => {
    const asker = { jobseekerId: session.accountId };
    const now = clock();
    await changeInterview(
      db,
      { asker, id, now },
      (row) => changesByCandidate(row, body, now),
      async (tx, row) => {
        if (body.action !== 'accept' || body.despite_clash !== false) return;
        const span = body.starts_at === undefined ? row : spanFrom(row, body.starts_at);
        await refuseClash(tx, { id, starts_at: span.starts_at, ends_at: span.ends_at }, now);
      },
    );
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, attendInterview, async ({ params: { id }, body, session, market }) => {
    const asker = { jobseekerId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) => attendanceByCandidate(row, body, now));
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, downloadInterviewEntry, async ({ params: { id }, session, reply }) => {
    const found = await interviewsOf(db, { jobseekerId: session.accountId })
      .innerJoin('companies', 'companies.id', 'j.company_id')
      .innerJoin('accounts as own', (join) => join.on('own.id', '=', session.accountId))
      .selectAll('i')
      .select(['j.title', 'companies.name as company', 'own.language', 'own.country_key'])
      .where('i.id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw new ApiError(errorCode.notFound);
    // A download carries no headers of the page: language and country are those of the account's mails.
    const language = languageOf(found);
    const { text } = interviewCalendar(found, {
      language,
      page: sitePage(config.siteUrl, language, found.country_key, '/my-jobs/interview'),
      host: new URL(config.siteUrl).hostname,
    });
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store');
    return text;
  });

  serve(app, inviteToInterview, async ({ params, body: terms, session, market, reply }) => {
    const actorId = session.accountId;
    const now = clock();
    const { id, isNew } = await invite(db, { actorId, applicationId: params.id, terms, now });
    setCreatedStatus(reply, isNew);
    return { interview: await findInterview(db, { actorId }, id, { market, now }) };
  });

  serve(app, listGivenInterviews, async ({ query, session, market }) =>
    findGivenInterviews(db, session.accountId, { ...query, market, now: clock() }),
  );

  serve(app, changeCall, async ({ params: { id }, body, session, market }) => {
    const asker = { actorId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) =>
      body.action === 'change' ? changesOfDetails(row, body, now) : changesByRecruiter(row, body, now),
    );
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, recordAttendance, async ({ params: { id }, body, session, market }) => {
    const asker = { actorId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) => attendanceByRecruiter(row, body, now));
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });
}
