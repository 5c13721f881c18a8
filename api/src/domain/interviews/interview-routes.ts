import { answerInterview } from '@jobharbor/shared/calls/answer-interview';
import { changeInterview as changeCall } from '@jobharbor/shared/calls/change-interview';
import { inviteToInterview } from '@jobharbor/shared/calls/invite-to-interview';
import { listGivenInterviews } from '@jobharbor/shared/calls/list-given-interviews';
import { listInterviews } from '@jobharbor/shared/calls/list-interviews';
import type { Dependencies } from '../../dependencies.ts';
import { createdOrNot, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { changeInterview, invite } from './change-interviews.ts';
import { findGivenInterviews, findInterview, findInterviews } from './interview-repository.ts';
import { changesByCandidate, changesByRecruiter } from './interview-rules.ts';

/** Interviews: the invitations of recruiters, and the answers of candidates. */
export function interviewRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listInterviews, async ({ query, session, market }) =>
    findInterviews(db, session.accountId, { ...query, market, now: clock() }),
  );

  serve(app, answerInterview, async ({ params: { id }, body, session, market }) => {
    const asker = { jobseekerId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) => changesByCandidate(row, body, now));
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });

  serve(app, inviteToInterview, async ({ params, body: terms, session, market, reply }) => {
    const actorId = session.accountId;
    const now = clock();
    const { id, isNew } = await invite(db, { actorId, applicationId: params.id, terms, now });
    createdOrNot(reply, isNew);
    return { interview: await findInterview(db, { actorId }, id, { market, now }) };
  });

  serve(app, listGivenInterviews, async ({ query, session, market }) =>
    findGivenInterviews(db, session.accountId, { ...query, market, now: clock() }),
  );

  serve(app, changeCall, async ({ params: { id }, body, session, market }) => {
    const asker = { actorId: session.accountId };
    const now = clock();
    await changeInterview(db, { asker, id, now }, (row) => changesByRecruiter(row, body, now));
    return { interview: await findInterview(db, asker, id, { market, now }) };
  });
}
