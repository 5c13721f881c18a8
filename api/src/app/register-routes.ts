import type { Dependencies } from '../dependencies.ts';
import {
  applicationListRoutes,
  appliedJobRoutes,
  applyRoutes,
} from '../domain/applications/application-routes.ts';
import { chatRoutes } from '../domain/chats/chat-routes.ts';
import { companyRoutes } from '../domain/companies/company-routes.ts';
import { configListRoutes } from '../domain/config-lists/config-list-routes.ts';
import { healthRoutes } from '../domain/health/health-routes.ts';
import { hotTitleRoutes } from '../domain/job-search/hot-title-routes.ts';
import { jobSearchRoutes } from '../domain/job-search/job-search-routes.ts';
import { suggestionRoutes } from '../domain/job-search/suggestion-routes.ts';
import { jobFlagRoutes } from '../domain/job-viewers/job-flag-routes.ts';
import { jobViewerRoutes } from '../domain/job-viewers/job-viewer-routes.ts';
import { jobRoutes } from '../domain/jobs/job-routes.ts';
import { profileRoutes } from '../domain/profile/profile-routes.ts';
import { receivedApplicationRoutes } from '../domain/received-applications/received-application-routes.ts';
import { recruiterJobRoutes } from '../domain/recruiter-jobs/recruiter-job-routes.ts';
import { resumeRoutes } from '../domain/resumes/resume-routes.ts';
import { savedJobRoutes } from '../domain/saved-jobs/saved-job-routes.ts';
import { sessionRoutes, userRoutes } from '../domain/sessions/session-routes.ts';
import { socketRoutes } from '../domain/sockets/socket-routes.ts';
import { translationRoutes } from '../domain/translations/translation-routes.ts';
import type { App } from '../http/typed-app.ts';

type Routes = (app: App, dependencies: Dependencies) => void | Promise<void>;

/** Every group of routes with the service whose addresses it serves; a service may have several. */
const routeGroups: readonly (readonly [service: string, routes: Routes])[] = [
  ['health', healthRoutes],
  ['config', configListRoutes],
  ['job', jobSearchRoutes],
  ['job', jobRoutes],
  ['job', jobViewerRoutes],
  ['company', suggestionRoutes],
  ['company', companyRoutes],
  ['recommendation', hotTitleRoutes],
  ['translations', translationRoutes],
  ['auth', sessionRoutes],
  ['data', userRoutes],
  ['jobseeker', profileRoutes],
  ['jobseeker', resumeRoutes],
  ['job', savedJobRoutes],
  ['job', appliedJobRoutes],
  ['data', applyRoutes],
  ['jobApplication', applicationListRoutes],
  ['jobApplication', chatRoutes],
  ['jobApplication', socketRoutes],
  ['recruiter', receivedApplicationRoutes],
  ['recruiter', recruiterJobRoutes],
];

/** Registers every route of the API below `/api/{service}`. */
export async function registerRoutes(app: App, dependencies: Dependencies): Promise<void> {
  await app.register(async (scope) => jobFlagRoutes(scope.withTypeProvider(), dependencies));
  for (const [service, routes] of routeGroups) {
    await app.register(async (scope) => routes(scope.withTypeProvider(), dependencies), {
      prefix: `/api/${service}`,
    });
  }
}
