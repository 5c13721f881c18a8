import { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { findJobFlags } from './find-job-flags.ts';

/** Flags of the jobs that the caller saved or applied for. */
export function jobFlagRoutes(app: App, { db }: Dependencies): void {
  serve(app, getJobFlags, ({ session }) => findJobFlags(db, session.accountId));
}
