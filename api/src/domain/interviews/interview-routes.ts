import { answerInterview } from '@jobharbor/shared/calls/job-application/answer-interview';
import { attendInterview } from '@jobharbor/shared/calls/job-application/attend-interview';
import { downloadInterviewEntry } from '@jobharbor/shared/calls/job-application/download-interview-entry';
import { getInterview } from '@jobharbor/shared/calls/job-application/get-interview';
import { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { sitePage } from '../../mail/site-page.ts';
import { languageOf } from '../account-settings/account-setting-repository.ts';
import { attendanceByCandidate } from './attendance-rules.ts';
import { changeInterview } from './change-interviews.ts';
import { refuseClash } from './clashes.ts';
import { interviewCalendar } from './interview-calendar.ts';
import { findCalendarEntry, findInterview, findInterviews } from './interview-repository.ts';
import { changesByCandidate, spanFrom } from './interview-rules.ts';
import { findAbsences, toNotice } from './missed-interviews.ts';

/** Routes of candidates: they list, answer and attend their interviews. */
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
    const found = await findCalendarEntry(db, session.accountId, id);
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
}
