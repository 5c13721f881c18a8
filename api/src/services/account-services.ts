import type { App } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { authRoutes, userRoutes } from './auth/auth-routes.ts';
import { viewerRoutes } from './job/viewer-routes.ts';
import {
  applicationListRoutes,
  appliedJobRoutes,
  applyRoutes,
} from './job-application/application-routes.ts';
import { chatRoutes } from './job-application/chat-routes.ts';
import { socketRoutes } from './job-application/socket-routes.ts';
import { meRoutes } from './jobseeker/me-routes.ts';
import { resumeRoutes } from './jobseeker/resume-routes.ts';
import { recruiterRoutes } from './recruiter/recruiter-routes.ts';
import { savedJobRoutes } from './saved-jobs/saved-job-routes.ts';

type Routes = (app: App, dependencies: Dependencies) => void | Promise<void>;

/** What belongs to people rather than to jobs. */
export const accountServices: readonly (readonly [service: string, routes: Routes])[] = [
  ['auth', authRoutes],
  ['data', userRoutes],
  ['jobseeker', meRoutes],
  ['jobseeker', resumeRoutes],
  ['job', viewerRoutes],
  ['job', savedJobRoutes],
  ['job', appliedJobRoutes],
  ['data', applyRoutes],
  ['jobApplication', applicationListRoutes],
  ['jobApplication', chatRoutes],
  ['jobApplication', socketRoutes],
  ['recruiter', recruiterRoutes],
];
