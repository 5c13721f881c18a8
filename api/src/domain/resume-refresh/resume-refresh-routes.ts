import { getResumeRefresh } from '@jobharbor/shared/calls/jobseeker-vip/get-resume-refresh';
import { refreshResume as refreshCall } from '@jobharbor/shared/calls/jobseeker-vip/refresh-resume';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { findRefresh, refreshResume } from './refresh-resume.ts';

const requestsPerDay = { limit: 100, seconds: 86_400 };

/** The refresh of a job seeker’s résumé. */
export function resumeRefreshRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, getResumeRefresh, ({ session: { accountId } }) => findRefresh(db, accountId, clock()));

  serve(app, refreshCall, async ({ session: { accountId }, reply }) => {
    const now = clock();
    await consumeAttempt(db, { key: `refresh-resume:${accountId}`, ...requestsPerDay }, now);
    const { status, isNew } = await refreshResume(db, accountId, now);
    setCreatedStatus(reply, isNew);
    return status;
  });
}
