import { jobDetailAnswer, type ViewerState } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forAnyone } from '../../http/session-access.ts';
import type { Session } from '../../http/session-repository.ts';
import type { App } from '../../http/typed-app.ts';
import { findApplicationId } from '../applications/application-repository.ts';
import { jobParams } from '../common/route-params.ts';
import { hasSeen } from '../jobs/job-activity.ts';
import { findJobStatic } from '../jobs/job-repository.ts';
import { isSaved } from '../saved-jobs/saved-job-repository.ts';

const nothing: ViewerState = { is_saved: false, is_seen: false, application_id: null };

/** `/job/{jobId}`: the job, and what its viewer has to do with it. */
export function jobViewerRoutes(app: App, { db }: Dependencies): void {
  app.get(
    '/:jobId',
    { ...forAnyone, schema: { tags: ['job'], params: jobParams, response: { 200: jobDetailAnswer } } },
    async ({ params, market, session }) => {
      const [job, viewer] = await Promise.all([
        findJobStatic(db, params.jobId, market),
        viewerState(db, session, params.jobId),
      ]);
      if (job === null) throw new ApiError(errorCode.notFound);
      return { data: { ...job, viewer } };
    },
  );
}

async function viewerState(db: Db, session: Session | null, jobId: number): Promise<ViewerState> {
  if (session === null || session.role !== 'jobseeker') return nothing;
  const { accountId } = session;
  const [is_saved, is_seen, application_id] = await Promise.all([
    isSaved(db, accountId, jobId),
    hasSeen(db, accountId, jobId),
    findApplicationId(db, accountId, jobId),
  ]);
  return { is_saved, is_seen, application_id };
}
