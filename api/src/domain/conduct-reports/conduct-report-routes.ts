import { decideConductReport as decideCall } from '@jobharbor/shared/calls/admin/decide-conduct-report';
import { listReportedConduct } from '@jobharbor/shared/calls/admin/list-reported-conduct';
import { listOwnConductReports } from '@jobharbor/shared/calls/job-application/list-own-conduct-reports';
import { reportChat } from '@jobharbor/shared/calls/job-application/report-chat';
import { reportInterview } from '@jobharbor/shared/calls/job-application/report-interview';
import { reportRecruiter } from '@jobharbor/shared/calls/job-application/report-recruiter';
import { reportCandidate } from '@jobharbor/shared/calls/recruiter/report-candidate';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import type { Session } from '../../session/session-repository.ts';
import { isMailable } from '../accounts/mailable-accounts.ts';
import { toSeconds } from '../common/seconds.ts';
import { participantOf } from '../messages/chat-access.ts';
import {
  conductReason,
  findOwnConductReports,
  findReportedConduct,
  storeConductReport,
} from './conduct-report-repository.ts';
import { decideConductReport } from './decide-conduct-report.ts';
import type { ConductSubject } from './find-subject.ts';

/** Reports of one account in a day: each copies up to a hundred messages. */
const maxReportsPerDay = 30;

interface ReportRequest {
  subject: ConductSubject;
  body: { report_reason_id: number; details?: string | undefined };
  session: Session;
  market: Market;
}

/** Reporting chats, recruiters, interviews and candidates, reading what came of it, and deciding, for admins. */
export function conductReportRoutes(app: App, { db, queue, config, clock }: Dependencies): void {
  const report = async ({ subject, body, session, market }: ReportRequest) => {
    const reason = conductReason(subject.kind, body.report_reason_id, market);
    if (reason === undefined)
      throw new ApiError(errorCode.invalidParameters, { fieldProblems: { report_reason_id: 'invalid' } });
    const { accountId } = session;
    const now = clock();
    const limit = { key: `report-conduct:${accountId}`, limit: maxReportsPerDay, seconds: 86_400 };
    await consumeAttempt(db, limit, now);
    const { isNew } = await storeConductReport(db, participantOf(session), {
      ...{ subject, reasonId: reason.id, details: body.details?.trim() ?? '', now },
    });
    const receipt = { reason, reported_at: toSeconds(now), is_mailed: await isMailable(db, accountId) };
    return { receipt, isNew };
  };

  serve(app, reportChat, async ({ params, reply, ...request }) => {
    const { receipt, isNew } = await report({ ...request, subject: { kind: 'chat', id: params.chatId } });
    setCreatedStatus(reply, isNew);
    return receipt;
  });

  serve(app, reportRecruiter, async ({ params, reply, ...request }) => {
    const subject = { kind: 'recruiter', id: params.recruiterId } as const;
    const { receipt, isNew } = await report({ ...request, subject });
    setCreatedStatus(reply, isNew);
    return receipt;
  });

  serve(app, reportInterview, async ({ params, reply, ...request }) => {
    const { receipt, isNew } = await report({ ...request, subject: { kind: 'interview', id: params.id } });
    setCreatedStatus(reply, isNew);
    return receipt;
  });

  serve(app, reportCandidate, async ({ params, reply, ...request }) => {
    const { receipt, isNew } = await report({ ...request, subject: { kind: 'talent', id: params.id } });
    setCreatedStatus(reply, isNew);
    return receipt;
  });

  serve(app, listOwnConductReports, async ({ session: { accountId }, market }) => ({
    reports: await findOwnConductReports(db, accountId, market),
  }));

  serve(app, listReportedConduct, ({ query, market }) => findReportedConduct(db, query, market));

  serve(app, decideCall, async ({ params: { id }, body, session, request }) => {
    const { decision, isNew } = await decideConductReport(
      { db, queue, config },
      {
        ...{ id, outcome: body.outcome, note: body.note?.trim() ?? '' },
        ...{ reason: 'reason' in body ? body.reason.trim() : '', reportedAt: body.reported_at },
        ...{ adminId: session.accountId, now: clock() },
      },
    );
    if (isNew) logSecurity(request, 'report-decision', 'done');
    return { decision };
  });
}
