import { decideAttendance as decideCall } from '@jobharbor/shared/calls/admin/decide-attendance';
import { listContestedInterviews } from '@jobharbor/shared/calls/admin/list-contested-interviews';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findContestedInterviews } from './contested-interviews.ts';
import { decideAttendance } from './decide-attendance.ts';

/** Contested attendance, for admins: what waits, and deciding. */
export function contestedInterviewRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, listContestedInterviews, ({ query }) => findContestedInterviews(db, { ...query, now: clock() }));

  serve(app, decideCall, async ({ params: { id }, body, session, request }) => {
    const asked = { id, ...body, adminId: session.accountId, now: clock() };
    const { isNew, ...decision } = await decideAttendance(db, asked);
    if (isNew) logSecurity(request, 'report-decision', 'done');
    return { decision };
  });
}
