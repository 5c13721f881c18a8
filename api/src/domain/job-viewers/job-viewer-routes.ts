import { getJob } from '@jobharbor/shared/calls/job/get-job';
import type { ViewerState } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import type { Session } from '../../session/session-repository.ts';
import { findActiveApplication } from '../applications/application-repository.ts';
import { hasViewed } from '../jobs/job-activity.ts';
import { findJobStatic } from '../jobs/job-repository.ts';
import { isSaved } from '../saved-jobs/saved-job-repository.ts';

const stateOfVisitor: ViewerState = { is_saved: false, is_seen: false, application_id: null };

/** A job together with what its viewer has done with it. */
export function jobViewerRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, getJob, async ({ params, market, session }) => {
    const [job, viewer] = await Promise.all([
      findJobStatic(db, params.jobId, market, clock()),
      findViewerState(db, session, params.jobId),
    ]);
    if (job === null) throw new ApiError(errorCode.notFound);
    return { ...job, viewer };
  });
}

async function findViewerState(db: Db, session: Session | null, jobId: number): Promise<ViewerState> {
  if (session === null || session.role !== 'jobseeker') return stateOfVisitor;
  const { accountId } = session;
  const [is_saved, is_seen, here, elsewhere] = await Promise.all([
    isSaved(db, accountId, jobId),
    hasViewed(db, accountId, jobId),
    findActiveApplication(db, accountId, jobId),
    findActiveApplication(db, accountId, jobId, 'elsewhere'),
  ]);
  return { is_saved, is_seen, application_id: here ?? elsewhere };
}
